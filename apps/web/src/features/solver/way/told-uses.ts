import type { LadderWriter } from '@nanpure/content/ladder';
import type { LadderStep } from '@nanpure/engine/ladder';

/** A use of a technique, in words that no other use has. */
export interface ToldUse {
  readonly use: LadderStep;
  readonly text: string;
}

/** What follows from a use alone, then with more and more of its reasons, as one text each. */
function tellingsOf(use: LadderStep, writer: LadderWriter, gap: string): readonly string[] {
  const { sentences } = writer.describeStep(use, 3);
  const reasons = sentences.filter(({ shows }) => shows !== 'conclusion').map(({ text }) => text);
  const told = [writer.answerOf(use), ...reasons];
  return told.map((_, last) => told.slice(0, last + 1).join(gap));
}

/** Uses with what follows from them, and as many reasons as tell them apart; those that are told alike are one. */
export function toldUses(
  uses: readonly LadderStep[],
  writer: LadderWriter,
  gap: string,
): readonly ToldUse[] {
  const known = new Map<
    string,
    { readonly use: LadderStep; readonly tellings: readonly string[] }
  >();
  const counts = new Map<string, number>();
  for (const use of uses) {
    const tellings = tellingsOf(use, writer, gap);
    const whole = tellings.at(-1) ?? '';
    if (known.has(whole)) continue;
    known.set(whole, { use, tellings });
    for (const telling of tellings) counts.set(telling, (counts.get(telling) ?? 0) + 1);
  }
  return [...known].map(([whole, { use, tellings }]) => ({
    use,
    text: tellings.find((telling) => counts.get(telling) === 1) ?? whole,
  }));
}
