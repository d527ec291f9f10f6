import type { ReactNode } from 'react';

interface IconProps {
  readonly children: ReactNode;
}

function Icon({ children }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="22"
      height="22"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.9"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

export const UNDO_ICON = (
  <Icon>
    <path d="M8 5 4 9l4 4M4 9h9.5a5.5 5.5 0 0 1 0 11H9" />
  </Icon>
);

export const REDO_ICON = (
  <Icon>
    <path d="m16 5 4 4-4 4M20 9h-9.500a5.500 5.500 0 0 0 0 11H15" />
  </Icon>
);

export const PAUSE_ICON = (
  <Icon>
    <path d="M9 6v12M15 6v12" />
  </Icon>
);

export const RESUME_ICON = (
  <Icon>
    <path d="m9 6 9 6-9 6Z" />
  </Icon>
);

export const HOME_ICON = (
  <Icon>
    <path d="m14 5-7 7 7 7" />
  </Icon>
);

export const MENU_ICON = (
  <Icon>
    <path d="M5 12h.01M12 12h.01M19 12h.01" strokeWidth="3.2" />
  </Icon>
);

export const CLEAR_ICON = (
  <Icon>
    <path d="M9 5h11v14H9l-6-7ZM12.500 9.500l5 5M17.500 9.500l-5 5" />
  </Icon>
);

/** The pencil of the hints. */
export const HINT_ICON = (
  <Icon>
    <path d="m4 20 1.200-4.200L16 5l3 3L8.200 18.800Z" fill="var(--red-pencil)" stroke="none" />
    <path d="m4 20 1.200-4.200L16 5l3 3L8.200 18.800ZM13.800 7.200l3 3" />
  </Icon>
);

/** All nine of a digit are placed. */
export const PLACED_ICON = (
  <svg viewBox="0 0 12 8" width="12" height="8" fill="none" aria-hidden="true">
    <path d="m2 4 3 3 5-6" stroke="currentColor" strokeWidth="1.600" />
  </svg>
);

export const OTHERS_ICON = (
  <Icon>
    <path d="m8 10 4 4 4-4" />
  </Icon>
);
