import type { Position } from '../../position.ts';
import type { Candidate, Cell } from '../../types.ts';
import { digitIn, seenByAll } from '../model/board.ts';
import { distinctCandidates } from '../model/chain.ts';
import { bitOf, type DigitMask, digitsOf, maskAt, maskOfAll } from '../model/digit-mask.ts';
import { flatMap } from '../model/flat-map.ts';
import type { LadderFinding } from '../model/step.ts';
import type { Chain } from './chains.ts';

/* What almost locked sets in a chain remove besides what the chain says. */

/** What sees all of a digit in some cells; there have to be such. */
function seenIn(position: Position, cells: readonly Cell[], digit: Candidate['digit']) {
  const bit: DigitMask = bitOf(digit);
  const holders = cells.filter((cell) => maskAt(position, cell) & bit);
  return holders.length > 0 ? digitIn(position, digit, seenByAll(holders)) : [];
}

/** In a loop each set gives exactly one of its two digits away: it is locked in the others. */
export function* lockedByLoop(
  position: Position,
  { finding, nodes, reasons }: Chain,
): Generator<LadderFinding, void> {
  const locked = flatMap(reasons, (reason, index) => {
    if (!('set' in reason)) return [];
    const linked = [nodes[2 * index]?.digit, nodes[2 * index + 1]?.digit];
    return flatMap(
      digitsOf(maskOfAll(position, reason.set)).filter((digit) => !linked.includes(digit)),
      (digit) => seenIn(position, reason.set, digit),
    );
  });
  if (locked.length === 0) return;
  yield { ...finding, eliminations: distinctCandidates([...finding.eliminations, ...locked]) };
}
