import { describe, expect, test } from 'vitest';
import type { Position } from '../position.ts';
import { formatPosition, parsePosition } from '../position-text.ts';
import { candidatesNamed, gridFrom, positionFrom, unwrap } from '../testing/boards.ts';
import { LADDER_INSTANCES, type LadderInstance } from '../testing/ladder/ladder-instances.ts';
import { faultOf } from '../testing/ladder/ladder-proof.ts';
import { showCandidates } from '../testing/notation.ts';
import { LADDER, type LadderTechniqueId } from './ladder.ts';
import { findSteps, type LadderStep } from './steps.ts';

/* Each technique of the ladder by an instance of its own, with exactly what it concludes there and where it doesn't. */

const FULL = '534678912672195348198342567859761423426853791713924856961537284287419635345286179';

const ROWS = LADDER.flatMap(({ id }) => {
  const instance = LADDER_INSTANCES[id];
  return instance ? [{ id, instance }] : [];
});

function stepsOf(id: LadderTechniqueId, position: Position, { givens }: LadderInstance) {
  const known = givens === undefined ? undefined : gridFrom(givens);
  return [...findSteps(position, { techniques: [id], givens: known, unique: true })];
}

function concludes({ removes = '', places = '' }: LadderInstance) {
  return ({ eliminations, placements }: LadderStep) =>
    showCandidates(eliminations, '≠').join(' ') === removes &&
    showCandidates(placements, '=').join(' ') === places;
}

/** The position with one candidate more, which the rules leave there. */
function withCandidate(position: Position, name: string): Position {
  const [back] = candidatesNamed(name);
  const cells = formatPosition(position, 'line').split('|');
  const more = cells.map((digits, cell) =>
    cell === back?.cell ? [...digits.replace(/\D/g, ''), back.digit].sort().join('') : digits,
  );
  return unwrap(parsePosition(more.join('|')));
}

describe('each technique by an instance @15.1', () => {
  test('there is one for each, but for the full house', () => {
    const without = LADDER.filter(({ id }) => !LADDER_INSTANCES[id]).map(({ id }) => id);
    expect(without, 'each needs one in testing/ladder/ladder-instances.json').toEqual([
      'full-house',
    ]);
    const withoutCounterexample = ROWS.filter(({ instance }) => !instance.but);
    expect(withoutCounterexample.map(({ id }) => id)).toEqual([
      'avoidable-rectangle-1',
      'avoidable-rectangle-2',
    ]);
  });

  test.each(ROWS)('$id concludes this and has its proof', ({ id, instance }) => {
    const position = unwrap(parsePosition(instance.position));
    const step = stepsOf(id, position, instance).find(concludes(instance));
    const givens = instance.givens === undefined ? undefined : gridFrom(instance.givens);
    expect(step).toMatchObject({ technique: id });
    expect(step && faultOf(step, position, givens)).toBeUndefined();
  });

  test.each(ROWS.filter(({ instance }) => instance.but))(
    '$id does not with one candidate more',
    ({ id, instance }) => {
      const position = unwrap(parsePosition(instance.position));
      const more = withCandidate(position, instance.but ?? '');
      expect(stepsOf(id, more, instance).filter(concludes(instance))).toEqual([]);
    },
  );

  test.each(ROWS)('$id has nothing to say of a solved board', ({ id }) => {
    expect(stepsOf(id, positionFrom(FULL), { position: '' })).toEqual([]);
  });

  test.each(['avoidable-rectangle-1', 'avoidable-rectangle-2'] as const)(
    '%s does not where one of its cells is given',
    (id) => {
      const instance = LADDER_INSTANCES[id] ?? { position: '' };
      const position = unwrap(parsePosition(instance.position));
      const [step] = stepsOf(id, position, instance).filter(concludes(instance));
      const [rectangle] = step?.premises ?? [];
      const cells = rectangle && 'cells' in rectangle ? rectangle.cells : [];
      for (const cell of cells.filter((each) => position.valueAt(each) !== 0)) {
        const givens = [...(instance.givens ?? '')]
          .map((value, each) => (each === cell ? position.valueAt(cell) : value))
          .join('');
        const given = stepsOf(id, position, { ...instance, givens });
        expect(given.filter(concludes(instance))).toEqual([]);
      }
      expect(cells).toHaveLength(4);
    },
  );

  test('grouped-discontinuous-nice-loop places a digit through an almost locked set, too', () => {
    const position = unwrap(
      parsePosition(
        '1278|5|1378|6|1239|239|378|378|4|6|4|9|38|7|23|58|2358|1|1278|17|138|1348|12348|5|78|9|6|' +
          '3|2|1578|589|6|49|149|15|78|1489|6|158|7|2389|2349|13459|345|28|4789|79|578|38|289|1|459|6|27|' +
          '19|8|6|1349|349|7|2|14|5|17|3|4|2|5|8|6|17|9|5|179|2|149|49|6|147|1478|3',
      ),
    );
    const steps = stepsOf('grouped-discontinuous-nice-loop', position, { position: '' });
    const step = steps.find(concludes({ position: '', places: 'r5c7=3' }));
    expect(step?.premises.some((each) => 'cells' in each && 'digits' in each)).toBe(true);
    expect(step && faultOf(step, position, undefined)).toBeUndefined();
  });

  test('full-house fills the last cell of a house, and none of two', () => {
    const placedWithout = (cells: readonly number[]) => {
      const text = [...FULL].map((digit, cell) => (cells.includes(cell) ? '.' : digit)).join('');
      const steps = stepsOf('full-house', positionFrom(text), { position: '' });
      return steps.flatMap(({ placements }) => showCandidates(placements, '='));
    };
    expect(new Set(placedWithout([0]))).toEqual(new Set(['r1c1=5']));
    // Two in each row, column and box.
    expect(placedWithout([0, 1, 9, 10])).toEqual([]);
  });
});
