import { givenCount } from '../../src/generator/dig-holes.ts';
import { BY_COURSE, type Visit, visitPuzzles } from '../../src/generator/search.ts';
import { EASY_SINGLES, END_GAME_CELLS, neverHasFewerSingles } from '../../src/generator/singles.ts';
import {
  canonicalForm,
  DIFFICULTIES,
  type Difficulty,
  formatGrid,
  type Random,
  seededRandom,
  type TaughtTechniqueId,
  TECHNIQUES_OF_DIFFICULTY,
} from '../../src/public/index.ts';
import { randomBelow } from '../../src/random.ts';
import { factsOf, type PuzzleFacts } from './facts.ts';
import { KINDS, type Kind, MOST_GIVENS } from './mix.ts';
import type { Slot } from './slots.ts';

/** A slot to fill, and how often that was done before (its puzzle was equivalent to another each time). */
export interface Job {
  readonly slot: Slot;
  readonly attempt: number;
}

/** What was turned down, counted by reason. */
export type Rejections = Readonly<Record<string, number>>;

/** A puzzle for a slot, with all that the bank needs to know of it. Plain data. */
export interface Built {
  readonly id: string;
  readonly attempt: number;
  readonly givens: string;
  readonly canonicalForm: string;
  readonly facts: PuzzleFacts;
  /** Puzzles tried until this one, itself included. */
  readonly tries: number;
  readonly rejections: Rejections;
}

/** Puzzles to try before a search begins anew, with another number of givens. */
const TRIES_OF_SEARCH: Readonly<Record<Difficulty, number>> = {
  easy: 16,
  medium: 1000,
  hard: 1000,
};

/** More tries than any slot takes: a slot that cannot be met ends here. */
const MOST_TRIES = 1_000_000;

/** What a slot's own difficulty makes of a puzzle of another. */
function otherDifficulty(hardest: string | undefined, wanted: Difficulty): string {
  const own = DIFFICULTIES.findIndex((each) =>
    TECHNIQUES_OF_DIFFICULTY[each].some((id) => id === hardest),
  );
  if (own === DIFFICULTIES.indexOf(wanted)) return 'needs another technique of its difficulty';
  return own < DIFFICULTIES.indexOf(wanted) ? 'too easy' : 'too hard';
}

/** Why a puzzle is not of a kind; undefined if it is. */
function rejectionOf({ puzzle, reach }: Visit<TaughtTechniqueId>, kind: Kind): string | undefined {
  if (!reach.solved) return 'beyond the eight techniques';
  if (!kind.techniques.some((id) => id === reach.hardest)) {
    return otherDifficulty(reach.hardest, kind.difficulty);
  }
  if (givenCount(puzzle.givens) > MOST_GIVENS) return `more than ${MOST_GIVENS} givens`;
  if (!kind.holds(puzzle)) return kind.otherwise;
  const isEasy = kind.difficulty === 'easy';
  return isEasy && !neverHasFewerSingles(puzzle, EASY_SINGLES, END_GAME_CELLS)
    ? 'only one cell to choose from'
    : undefined;
}

/** Puzzles on the way to those of a kind: one search after the other. */
function* visitsFor(
  kind: Kind,
  { symmetry }: Slot,
  random: Random,
): Generator<Visit<TaughtTechniqueId>, never> {
  const [from, to] = kind.givens;
  for (;;) {
    const fewestGivens = symmetry === 'none' ? 0 : from + randomBelow(to - from + 1, random);
    const goal = { ...BY_COURSE, symmetry, fewestGivens, techniques: kind.techniques };
    const visits = visitPuzzles(goal, random);
    for (let tries = 0; tries < TRIES_OF_SEARCH[kind.difficulty]; tries++) {
      yield visits.next().value;
    }
  }
}

function kindNamed({ id, kind, difficulty }: Slot): Kind {
  const found = KINDS.find((each) => each.name === kind && each.difficulty === difficulty);
  if (!found) throw new Error(`${id}: the mix has no kind "${kind}"`);
  return found;
}

/** Fills a slot. Depends on nothing but the job. */
export function buildSlot({ slot, attempt }: Job): Built {
  const kind = kindNamed(slot);
  const visits = visitsFor(kind, slot, seededRandom(`${slot.seed}/${attempt}`));
  const rejections: Record<string, number> = {};
  for (let tries = 1; tries <= MOST_TRIES; tries++) {
    const visit = visits.next().value;
    const reason = rejectionOf(visit, kind);
    if (reason !== undefined) {
      rejections[reason] = (rejections[reason] ?? 0) + 1;
      continue;
    }
    const { givens } = visit.puzzle;
    const facts = factsOf(visit.puzzle, slot.difficulty);
    const form = formatGrid(canonicalForm(givens));
    const { id } = slot;
    return {
      id,
      attempt,
      givens: formatGrid(givens),
      canonicalForm: form,
      facts,
      tries,
      rejections,
    };
  }
  throw new Error(`${slot.id}: no ${kind.name} puzzle in ${MOST_TRIES} tries`);
}
