import type { Symmetry } from '../../src/public/generator.ts';
import { DIFFICULTIES, type Difficulty } from '../../src/public/index.ts';
import { kindsOf } from './mix.ts';

/** How many puzzles of each difficulty a bank has. */
export type Counts = Readonly<Record<Difficulty, number>>;

/** A place in the bank, with all that its puzzle comes from. Plain data. */
export interface Slot {
  readonly id: string;
  readonly difficulty: Difficulty;
  /** The name of its kind in the mix. */
  readonly kind: string;
  readonly symmetry: Symmetry;
  readonly seed: string;
}

/** The slot with a number, from 1: kinds take turns, and with each kind the symmetries do. */
function slotOf(seed: string, difficulty: Difficulty, number: number): Slot {
  const kinds = kindsOf(difficulty);
  const kind = kinds[(number - 1) % kinds.length];
  const turn = Math.floor((number - 1) / kinds.length);
  const id = `${difficulty}-${String(number).padStart(4, '0')}`;
  return {
    id,
    difficulty,
    kind: kind?.name ?? '',
    symmetry: kind?.symmetries[turn % kind.symmetries.length] ?? 'none',
    seed: `${seed}/${id}`,
  };
}

/** All places of a bank. A slot does not depend on how many others there are. */
export function slotsOf(seed: string, counts: Counts): Slot[] {
  return DIFFICULTIES.flatMap((difficulty) =>
    Array.from({ length: counts[difficulty] }, (_, index) => slotOf(seed, difficulty, index + 1)),
  );
}
