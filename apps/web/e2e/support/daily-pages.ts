import { matchPath, REFERENCE_IDS } from '@nanpure/content';
import { IS_PROOF } from './proof.ts';

const PAGES_A_DAY = 2;
const MILLISECONDS_A_DAY = 86_400_000;

/** The reference pages are made alike: every day other ones are looked at, all of them for the proof. */
const start = PAGES_A_DAY * Math.floor(Date.now() / MILLISECONDS_A_DAY);
const TODAY = Array.from(
  { length: PAGES_A_DAY },
  (_, index) => REFERENCE_IDS[(start + index) % REFERENCE_IDS.length],
);

/** Whether a page is opened in the browser today. */
export function isOpenedToday(path: string): boolean {
  const match = matchPath(path);
  if (match?.route !== 'reference' || IS_PROOF) return true;
  return TODAY.includes(match.params.referenceId);
}
