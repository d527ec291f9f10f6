import { REFERENCE_IDS } from '@nanpure/content';
import { loadReference } from '@nanpure/content/reference';
import { describe, expect, it } from 'vitest';
import { isLastPiece, readPiece, type SolverPiece } from './messages.ts';

/** What a worker's message becomes on its way. */
const sent = (piece: unknown): unknown => structuredClone(piece);

describe('what the worker says', () => {
  it('is read as it was said, with steps of all techniques', async () => {
    for (const id of REFERENCE_IDS) {
      const { examples } = await loadReference(id, 'en');
      const steps = examples.map(({ step }) => step);
      const told: SolverPiece = {
        kind: 'steps',
        steps: steps.map((step) => ({ step, isBeyondCourse: true })),
      };
      expect(readPiece(sent(told)), id).toEqual(told);
      const uses: SolverPiece = { kind: 'uses', steps, isAll: false };
      expect(readPiece(sent(uses)), id).toEqual(uses);
    }
  });

  it.each([
    undefined,
    'steps',
    { kind: 'steps' },
    { kind: 'verdict', verdict: { code: 'one', solution: '0'.repeat(81) } },
    { kind: 'verdict', verdict: { code: 'none', suspects: [81] } },
    { kind: 'steps', steps: [{ step: { technique: 'magic' }, isBeyondCourse: true }] },
    { kind: 'uses', steps: [], isAll: 1 },
  ])('is nothing where it is something else: %j', (said) => {
    expect(readPiece(said)).toBeUndefined();
  });

  it('ends with the verdict on a board that has not one solution, else with the end', () => {
    const solution = '1'.repeat(81);
    const [one, none] = [
      { code: 'one', solution } as const,
      { code: 'none', suspects: [] as [] } as const,
    ];
    expect(isLastPiece({ kind: 'verdict', verdict: one })).toBe(false);
    expect(isLastPiece({ kind: 'verdict', verdict: none })).toBe(true);
    expect(isLastPiece({ kind: 'steps', steps: [] })).toBe(false);
    expect(isLastPiece({ kind: 'course', isEnough: true })).toBe(false);
    expect(isLastPiece({ kind: 'end' })).toBe(true);
    expect(isLastPiece({ kind: 'uses', steps: [], isAll: true })).toBe(true);
  });
});
