import type { Language, PathMatch } from '@nanpure/content';
import { PAGES } from './pages.ts';

const CONTENT = '../../packages/content/src';

/** The module of a screen, as the manifest of the build calls it. */
function screenModule(route: string): string {
  return `src/pages/${route.charAt(0).toUpperCase()}${route.slice(1)}Page.tsx`;
}

/** `handedGames` is in the file `handed-games`. */
function fileOfGroup(group: string): string {
  return group.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** What a page about one technique shows of the content, beside what all such pages do. */
function ownContent(match: PathMatch | undefined): readonly string[] {
  if (match?.route === 'technique') return [`techniques/*/${match.params.techniqueId}`];
  if (match?.route === 'station') {
    const { stationId } = match.params;
    const lesson = `course/lessons/*/${stationId}`;
    return stationId === 'whole-puzzle' ? [lesson] : [lesson, `course/tasks/${stationId}`];
  }
  if (match?.route !== 'reference') return [];
  const { referenceId } = match.params;
  return [`reference/*/${referenceId}`, `reference/examples/${referenceId}`];
}

/**
 * The modules that a page loads beside the entry, as the manifest of the build calls them. No match: a page
 * that says that there is none.
 */
export function modulesOfPage(language: Language, match: PathMatch | undefined): readonly string[] {
  const page = match && PAGES[match.route];
  const content = [
    'strings/*/index',
    ...(page?.texts.map((group) => `strings/*/${fileOfGroup(group)}`) ?? []),
    ...(page?.html?.content ?? []),
    ...ownContent(match),
  ];
  return [
    ...content.map((name) => `${CONTENT}/${name.replace('*', language)}.ts`),
    ...(match ? [screenModule(match.route)] : []),
  ];
}
