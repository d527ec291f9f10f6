import { type AnyHintFacts, conclusionsOf, conclusionsOfSteps, hintKey } from './hint.ts';

/** How often each key stands in a list. */
function timesOf(keys: readonly string[]): ReadonlyMap<string, number> {
  const times = new Map<string, number>();
  for (const key of keys) times.set(key, (times.get(key) ?? 0) + 1);
  return times;
}

/** Whether a hint was not shown, and concludes more than the steps that were. */
function newnessTest(shown: readonly string[]): (hint: AnyHintFacts) => boolean {
  const [keys, told] = [new Set(shown), conclusionsOfSteps(shown)];
  return (hint) => {
    const conclusions = conclusionsOf(hint);
    const isTold = conclusions.length > 0 && conclusions.every((each) => told.has(each));
    return !isTold && !keys.has(hintKey(hint));
  };
}

/**
 * The first hint that tells something new, and looks no further. Where nothing is new, the first of
 * those that were shown least often; one that was left out, as steps have told all of it, comes last.
 */
export function leastShown<Facts extends AnyHintFacts>(
  hints: Iterable<Facts>,
  shown: readonly string[],
): Facts | undefined {
  if (shown.length === 0) {
    const [first] = hints;
    return first;
  }
  const isNew = newnessTest(shown);
  const times = timesOf(shown);
  let best: Facts | undefined;
  let fewest = Number.POSITIVE_INFINITY;
  for (const hint of hints) {
    if (isNew(hint)) return hint;
    const count = times.get(hintKey(hint)) ?? Number.POSITIVE_INFINITY;
    if (best === undefined || count < fewest) {
      best = hint;
      fewest = count;
    }
  }
  return best;
}
