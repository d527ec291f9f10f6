import type { Verdict } from '../worker/messages.ts';

/** The digits of two solutions in a cell where they differ; none anywhere else. */
export function eitherDigits(verdict: Verdict | undefined, cell: number): readonly number[] {
  if (verdict?.code !== 'many') return [];
  const digits = [Number(verdict.one[cell]), Number(verdict.other[cell])];
  return digits[0] === digits[1] ? [] : digits;
}
