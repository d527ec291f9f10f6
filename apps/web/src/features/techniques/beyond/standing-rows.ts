import type { ReferenceId } from '@nanpure/content';
import { REFERENCE_PAGES, STANDINGS, type Standing } from '@nanpure/content/reference';

/** The page about a technique of the ladder; undefined for those that have a lesson. */
export function pageAbout(id: Standing['id']): ReferenceId | undefined {
  return REFERENCE_PAGES.find(({ rungs }) => rungs.includes(id))?.id;
}

/** The techniques of a page on the ladder, with the one before the first of them and the one after the last. */
export function standingRows(page: ReferenceId): readonly Standing[] {
  const isOwn = ({ id }: Standing) => pageAbout(id) === page;
  const own = [...STANDINGS.entries()].flatMap(([index, each]) => (isOwn(each) ? index : []));
  const around = [Math.min(...own) - 1, ...own, Math.max(...own) + 1];
  return STANDINGS.filter((_, index) => around.includes(index));
}
