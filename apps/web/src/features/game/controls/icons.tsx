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
