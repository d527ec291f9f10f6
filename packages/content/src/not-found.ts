import { LANGUAGES, type Language } from './languages.ts';
import { pathPatterns } from './routes.ts';

/** The screens with a page of their own for a parameter that doesn't exist. */
const SCREENS = ['game', 'technique'] as const;

/** What a page that doesn't exist was to be; undefined for anything. */
export type MissingScreen = (typeof SCREENS)[number] | undefined;

/** A page that says what doesn't exist. */
export interface NotFoundPage {
  readonly language: Language;
  readonly screen: MissingScreen;
  /** Its file in the build. */
  readonly file: string;
  /** The patterns of the paths that it answers for; none where it answers for all the others. */
  readonly patterns: readonly string[];
  /** A path that it answers for. */
  readonly example: string;
}

const PARAMETER = /:\w+$/;

function pageFor(language: Language, screen: MissingScreen): NotFoundPage {
  const patterns = screen === undefined ? [] : pathPatterns(screen, language);
  return {
    language,
    screen,
    file: `${language}/404${screen === undefined ? '' : `-${screen}`}.html`,
    patterns,
    example: (patterns[0] ?? `/${language}/:path`).replace(PARAMETER, '404'),
  };
}

/** All pages that say what doesn't exist, each language's most general one last. */
export const NOT_FOUND_PAGES: readonly NotFoundPage[] = LANGUAGES.flatMap((language) =>
  [...SCREENS, undefined].map((screen) => pageFor(language, screen)),
);

/** A path up to its last segment, a slash at its end left aside. */
function folderOf(pathname: string): string {
  return pathname.replace(/(?<=[^/])\/$/, '').replace(/[^/]+$/, '');
}

/** The file of the page for a path that isn't there, in the language to answer in. */
export function notFoundFile(pathname: string, language: Language): string {
  const folder = folderOf(pathname);
  const own = NOT_FOUND_PAGES.find(({ patterns }) =>
    patterns.some((pattern) => folderOf(pattern) === folder),
  );
  return (own ?? pageFor(language, undefined)).file;
}
