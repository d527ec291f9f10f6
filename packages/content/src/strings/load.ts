import type { Language } from '../languages.ts';
import type { Translation } from './translation.ts';

/** A group in both languages; the Japanese has to have all that the English has. */
function group<English>(
  en: () => Promise<English>,
  ja: () => Promise<Translation<NoInfer<English>>>,
) {
  return { en, ja };
}

/**
 * The groups of strings: what is downloaded together. Each export of a group's module is a namespace of
 * i18next. `site` is what every page needs.
 */
const GROUPS = {
  site: group(
    () => import('./en/index.ts'),
    () => import('./ja/index.ts'),
  ),
  consent: group(
    () => import('./en/consent.ts'),
    () => import('./ja/consent.ts'),
  ),
  contact: group(
    () => import('./en/contact.ts'),
    () => import('./ja/contact.ts'),
  ),
  course: group(
    () => import('./en/course.ts'),
    () => import('./ja/course.ts'),
  ),
  daily: group(
    () => import('./en/daily.ts'),
    () => import('./ja/daily.ts'),
  ),
  finish: group(
    () => import('./en/finish.ts'),
    () => import('./ja/finish.ts'),
  ),
  guide: group(
    () => import('./en/guide.ts'),
    () => import('./ja/guide.ts'),
  ),
  homeLater: group(
    () => import('./en/home-later.ts'),
    () => import('./ja/home-later.ts'),
  ),
  learn: group(
    () => import('./en/learn.ts'),
    () => import('./ja/learn.ts'),
  ),
  legal: group(
    () => import('./en/legal.ts'),
    () => import('./ja/legal.ts'),
  ),
  handedGames: group(
    () => import('./en/handed-games.ts'),
    () => import('./ja/handed-games.ts'),
  ),
  play: group(
    () => import('./en/play.ts'),
    () => import('./ja/play.ts'),
  ),
  print: group(
    () => import('./en/print.ts'),
    () => import('./ja/print.ts'),
  ),
  reference: group(
    () => import('./en/reference.ts'),
    () => import('./ja/reference.ts'),
  ),
  reward: group(
    () => import('./en/reward.ts'),
    () => import('./ja/reward.ts'),
  ),
  search: group(
    () => import('./en/search.ts'),
    () => import('./ja/search.ts'),
  ),
  solver: group(
    () => import('./en/solver.ts'),
    () => import('./ja/solver.ts'),
  ),
  solverWay: group(
    () => import('./en/solver-way.ts'),
    () => import('./ja/solver-way.ts'),
  ),
  statistics: group(
    () => import('./en/statistics.ts'),
    () => import('./ja/statistics.ts'),
  ),
  tools: group(
    () => import('./en/tools.ts'),
    () => import('./ja/tools.ts'),
  ),
};

type Groups = typeof GROUPS;

/** The name of a group of strings. */
export type StringGroup = keyof Groups;

/** All groups. */
export const STRING_GROUPS = Object.keys(GROUPS) as readonly StringGroup[];

/** The namespaces of a group. */
export type StringsOf<Group extends StringGroup> = Translation<
  Awaited<ReturnType<Groups[Group]['en']>>
>;

type Loaders = {
  readonly [Name in StringGroup]: Readonly<Record<Language, () => Promise<StringsOf<Name>>>>;
};

type English = Awaited<ReturnType<Groups[StringGroup]['en']>>;
type Intersection<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

/** The English strings of all namespaces, whichever group they are in. */
export type EnglishStrings = Intersection<English>;

/** Downloads a group of strings in a language; rejects where that fails. */
export function loadStrings<Group extends StringGroup>(
  name: Group,
  language: Language,
): Promise<StringsOf<Group>> {
  const loaders: Loaders = GROUPS;
  return loaders[name][language]();
}
