import { type Language, pathTo, type ReferenceId, TECHNIQUE_IDS } from '@nanpure/content';
import { REFERENCE_PAGES, STANDINGS, type Standing } from '@nanpure/content/reference';

/** The page about a technique of the ladder; undefined for those that have a lesson. */
export function pageAbout(id: Standing['id']): ReferenceId | undefined {
  return REFERENCE_PAGES.find(({ rungs }) => rungs.includes(id))?.id;
}

/** The page where a technique is explained: its lesson, or its reference page. */
export function pathAbout(id: Standing['id'], language: Language): string {
  const techniqueId = TECHNIQUE_IDS.find((taught) => taught === id);
  if (techniqueId) return pathTo('technique', { language, techniqueId });
  const referenceId = pageAbout(id);
  return referenceId
    ? pathTo('reference', { language, referenceId })
    : pathTo('referenceList', { language });
}

/** The techniques of a page on the ladder, with the one before the first of them and the one after the last. */
export function standingRows(page: ReferenceId): readonly Standing[] {
  const isOwn = ({ id }: Standing) => pageAbout(id) === page;
  const own = [...STANDINGS.entries()].flatMap(([index, each]) => (isOwn(each) ? index : []));
  const around = [Math.min(...own) - 1, ...own, Math.max(...own) + 1];
  return STANDINGS.filter((_, index) => around.includes(index));
}
