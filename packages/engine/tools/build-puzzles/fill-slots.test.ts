import { expect, test } from 'vitest';
import type { Built, Job } from './build-slot.ts';
import { buildSlot } from './build-slot.ts';
import { fillSlots } from './fill-slots.ts';
import { slotsOf } from './slots.ts';

const SLOTS = slotsOf('duplicates', { easy: 3, medium: 0, hard: 0 });
const IDS = SLOTS.map(({ id }) => id);
// The first is of a kind that takes longer.
const [, SOME_SLOT] = SLOTS;
if (!SOME_SLOT) throw new Error('there are three slots');
const SAMPLE = buildSlot({ slot: SOME_SLOT, attempt: 0 });

/** A puzzle by name: what has the same name is equivalent. */
function built({ slot: { id }, attempt }: Job, name: string): Built {
  return { ...SAMPLE, id, attempt, canonicalForm: name };
}

/** Builds puzzles with given names, slot by slot, attempt by attempt. */
const builderOf = (names: Readonly<Record<string, readonly string[]>>) => async (job: Job) =>
  built(job, names[job.slot.id]?.[job.attempt] ?? job.slot.id);

function namesOf(bank: readonly Built[]): string[] {
  return bank.map(({ canonicalForm }) => canonicalForm);
}

test('a bank is in the order of its slots, whoever was done first', async () => {
  const lastFirst: (() => void)[] = [];
  const filling = fillSlots(
    SLOTS,
    (job) =>
      new Promise((resolve) => {
        lastFirst.unshift(() => resolve(built(job, job.slot.id)));
      }),
  );
  for (const finish of lastFirst) finish();
  const { bank, duplicates } = await filling;
  expect(bank.map(({ id }) => id)).toEqual(IDS);
  expect(duplicates).toEqual([]);
});

test('of two equivalent puzzles the earlier stays and the later is built anew, as often as it takes', async () => {
  const [one = '', two = '', three = ''] = IDS;
  const { bank, duplicates } = await fillSlots(
    SLOTS,
    builderOf({ [one]: ['a'], [two]: ['b'], [three]: ['a', 'b', 'c'] }),
  );
  expect(namesOf(bank)).toEqual(['a', 'b', 'c']);
  expect(duplicates.map(({ id, attempt }) => [id, attempt])).toEqual([
    [three, 0],
    [three, 1],
  ]);
});

test('a second attempt comes to another puzzle of the same kind', () => {
  const again = buildSlot({ slot: SOME_SLOT, attempt: 1 });
  expect(again.givens).not.toBe(SAMPLE.givens);
  expect(again.facts.kinds).toContain(SOME_SLOT.kind);
  expect(buildSlot({ slot: SOME_SLOT, attempt: 1 })).toEqual(again);
});
