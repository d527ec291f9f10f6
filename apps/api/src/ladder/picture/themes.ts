/** The colours of a picture. */
export interface PictureColours {
  readonly board: string;
  readonly given: string;
  readonly entered: string;
  readonly note: string;
  readonly cellLine: string;
  readonly boxLine: string;
  readonly tint: string;
  readonly conflict: string;
  readonly conflictBackground: string;
  readonly accent: string;
  readonly onAccent: string;
  readonly good: string;
  readonly pencil: string;
}

/** The colours of the site's themes: a picture is drawn where its style sheet isn't. */
export const PICTURE_COLOURS = {
  light: {
    board: '#ffffff',
    given: '#1f2937',
    entered: '#1d4e9e',
    note: '#434d5b',
    cellLine: '#b3bac5',
    boxLine: '#1f2937',
    tint: '#fbe7b5',
    conflict: '#b3261e',
    conflictBackground: '#fbe1de',
    accent: '#1d4e9e',
    onAccent: '#ffffff',
    good: '#1b6b3a',
    pencil: '#c8402a',
  },
  dark: {
    board: '#1b1f26',
    given: '#ecedee',
    entered: '#9cc3ff',
    note: '#b4bbc6',
    cellLine: '#4b5362',
    boxLine: '#c7ccd4',
    tint: '#54441a',
    conflict: '#ffb4ab',
    conflictBackground: '#5a1f1b',
    accent: '#9cc3ff',
    onAccent: '#14171c',
    good: '#8fd8a8',
    pencil: '#ff8a73',
  },
} as const satisfies Readonly<Record<string, PictureColours>>;

export type PictureTheme = keyof typeof PICTURE_COLOURS;

export const PICTURE_THEMES = Object.keys(PICTURE_COLOURS) as PictureTheme[];
