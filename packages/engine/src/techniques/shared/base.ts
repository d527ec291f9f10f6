import { housePremises, type Premise } from '../../steps/premise.ts';
import type { Evidence } from '../../technique.ts';

/** The parts of a pattern of one digit whose places in some base houses lie in houses across them. */
export const BASE_ROLES = {
  digit: 'digits',
  base: 'houses',
  cover: 'houses',
  cells: 'cells',
} as const;

/** That the digit has no other places in the base. */
export function basePremises({ base, digit, cells }: Evidence<typeof BASE_ROLES>): Premise[] {
  return housePremises(base, digit, cells);
}
