import { kindOfRole } from '../steps/step-pattern.ts';
import type { EvidenceKinds } from '../technique.ts';
import type { Candidate, Cell, House } from '../types.ts';

/** A step as the tests write it down; the engine's own steps fit. */
export interface StepFacts {
  readonly technique: string;
  readonly placements: readonly Candidate[];
  readonly eliminations: readonly Candidate[];
  readonly evidence: Readonly<Record<string, readonly number[]>>;
}

const HOUSE_NAMES = ['row', 'column', 'box'];

/** The cell of a name: `r1c1` is the top left one, `r9c9` the bottom right one. */
export function cellNamed(name: string): Cell {
  const [, row, column] = /^r([1-9])c([1-9])$/.exec(name) ?? [];
  if (!row || !column) throw new Error(`"${name}" names no cell`);
  return 9 * (Number(row) - 1) + Number(column) - 1;
}

/** The cells of a list of names. */
export function cellsNamed(names: string): Cell[] {
  return names.split(' ').map(cellNamed);
}

/** A cell as `r1c1`. */
export function showCell(cell: Cell): string {
  return `r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1}`;
}

/** A house as `row 1`, `column 9` or `box 5`. */
export function showHouse(house: House): string {
  return `${HOUSE_NAMES[Math.floor(house / 9)]} ${(house % 9) + 1}`;
}

/** Candidates as `r1c1=5` or `r1c1≠5`, in order. */
export function showCandidates(candidates: readonly Candidate[], sign: '=' | '≠'): string[] {
  return [...candidates]
    .sort((a, b) => a.cell - b.cell || a.digit - b.digit)
    .map(({ cell, digit }) => `${showCell(cell)}${sign}${digit}`);
}

const SHOWN: Readonly<Record<keyof EvidenceKinds, (item: number) => string>> = {
  cells: showCell,
  houses: showHouse,
  digits: String,
};

function showItems(items: readonly number[], kind: keyof EvidenceKinds): string {
  return [...items]
    .sort((a, b) => a - b)
    .map(SHOWN[kind])
    .join(' ');
}

/** What a part of a technique's pattern names. Throws where the technique has no such part. */
export function kindOfPart(technique: string, role: string): keyof EvidenceKinds {
  const kind = kindOfRole(technique, role);
  if (!kind) throw new Error(`${technique} declares no ${role}`);
  return kind;
}

/**
 * A step as one line, equal for equal steps in whatever order they list their parts:
 * `x-wing: base row 2 row 6, cells …, cover …, digit 5 ⇒ r4c3≠5`.
 */
export function formatStep({ technique, evidence, placements, eliminations }: StepFacts): string {
  const parts = Object.keys(evidence)
    .sort()
    .map((role) => `${role} ${showItems(evidence[role] ?? [], kindOfPart(technique, role))}`);
  const effects = [...showCandidates(placements, '='), ...showCandidates(eliminations, '≠')];
  return `${technique}: ${parts.join(', ')} ⇒ ${effects.join(' ')}`;
}

/** Steps as lines, sorted, so that sets of steps can be compared. */
export function formatSteps(steps: Iterable<StepFacts>): string[] {
  return Array.from(steps, formatStep).sort();
}
