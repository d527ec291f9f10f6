import { STATION_IDS } from '@nanpure/content';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { IS_PROOF } from '../../../../../../packages/engine/src/testing/proof.ts';
import { someEvents } from '../testing/events.ts';
import { isNewerCourse, makeCourse, parseCourse } from './course-format.ts';
import { EMPTY_COURSE, recordOf } from './course-state.ts';
import { dueCards, nextStation, stageToGoOn, statusOf } from './status.ts';

const NOW = new Date(2026, 2, 3, 12);
const CARD = { due: '2026-03-05', reviewedOn: '2026-03-01', stability: 3.2, difficulty: 5 };
const RUNS = { seed: 4713, numRuns: IS_PROOF ? 10_000 : 300 };

const xWingOf = (record: unknown) => {
  const state = parseCourse(JSON.stringify({ schemaVersion: 1, stations: { 'x-wing': record } }));
  return state && recordOf(state, 'x-wing');
};

describe('a state from text', () => {
  it.each(['', 'nonsense', '[]', '7', 'null', '"text"', '{"stations":'])('%o is none', (text) => {
    expect(parseCourse(text)).toBeUndefined();
    expect(isNewerCourse(text)).toBe(false);
  });

  it('of a later version is not read', () => {
    const text = '{"schemaVersion":2,"stations":{}}';
    expect(parseCourse(text)).toBeUndefined();
    expect(isNewerCourse(text)).toBe(true);
  });

  it.each(['{}', '{"schemaVersion":"x","stations":[],"games":7}', '{"current":"nowhere"}'])(
    '%s is one with nothing done',
    (text) => expect(parseCourse(text)).toEqual(EMPTY_COURSE),
  );

  it('keeps the parts that are sound', () => {
    const seen = { key: 'a@1', grade: 2, isSolved: true };
    const taskCard = { key: 'a@1', inARow: 1, ...CARD };
    expect(
      xWingOf({
        isLessonDone: 'yes',
        earlier: { 1: 2, 2: -1 },
        seen: [seen, { key: 'b@1', grade: 4, isSolved: true }, null, seen],
        metOn: '2026-02-31',
        masteredOn: '2026-03-01',
        card: { ...CARD, stability: null },
        taskCards: [{ ...taskCard, due: 'soon' }, taskCard, { ...taskCard, inARow: 'no' }, 3],
      }),
    ).toEqual({
      isLessonDone: false,
      earlier: { 1: 2, 2: 0, 3: 0 },
      seen: [seen],
      metOn: undefined,
      masteredOn: '2026-03-01',
      card: undefined,
      taskCards: [{ ...taskCard, inARow: 0 }],
    });
  });

  it('leaves out a station that is none, and keeps the others', () => {
    const text = '{"stations":{"x-wing":7,"elsewhere":{},"boxes":{"isLessonDone":true}}}';
    const state = parseCourse(text);
    expect(Object.keys(state?.stations ?? {})).toEqual(['boxes']);
  });

  it('is never inherited from what all objects have', () => {
    expect(parseCourse('{"__proto__":{"games":["a"]},"stations":{"__proto__":{}}}')).toEqual(
      EMPTY_COURSE,
    );
  });
});

const anyJson = fc.oneof(
  fc.string(),
  fc.json(),
  fc.jsonValue().map((value) => JSON.stringify(value)),
);

/** Something that looks like a state, with anything in any place. */
const nearlyState = fc
  .record(
    {
      schemaVersion: fc.oneof(fc.constant(1), fc.jsonValue()),
      stations: fc.dictionary(
        fc.constantFrom(...STATION_IDS),
        fc.record(
          {
            isLessonDone: fc.jsonValue(),
            earlier: fc.jsonValue(),
            seen: fc.oneof(fc.jsonValue(), fc.array(fc.jsonValue())),
            masteredOn: fc.oneof(fc.constant('2026-01-01'), fc.jsonValue()),
            card: fc.oneof(fc.constant(CARD), fc.jsonValue()),
            taskCards: fc.array(
              fc.oneof(fc.constant({ key: 'k', inARow: 0, ...CARD }), fc.jsonValue()),
            ),
          },
          { requiredKeys: [] },
        ),
      ),
      current: fc.oneof(fc.constantFrom(...STATION_IDS), fc.jsonValue()),
      reviewed: fc.jsonValue(),
      games: fc.oneof(fc.array(fc.string()), fc.jsonValue()),
    },
    { requiredKeys: [] },
  )
  .map((value) => JSON.stringify(value));

it(`any text is read without harm, and what was read stays the same (seed ${RUNS.seed})`, () => {
  fc.assert(
    fc.property(fc.oneof(anyJson, nearlyState), (text) => {
      const state = parseCourse(text);
      if (!state) return;
      expect(parseCourse(makeCourse(state))).toEqual(state);
      expect(dueCards(state, NOW).length).toBeLessThanOrEqual(6);
      nextStation(state);
      for (const id of STATION_IDS) {
        stageToGoOn(state, id);
        expect(statusOf(state, id, NOW).solved[1]).toBeLessThanOrEqual(3);
      }
    }),
    RUNS,
  );
});

it(`any order of events leaves a state that is read as it is (seed ${RUNS.seed})`, () => {
  fc.assert(
    fc.property(someEvents, (events) => {
      const state = events.reduce((before, event) => event(before), EMPTY_COURSE);
      expect(parseCourse(makeCourse(state))).toEqual(state);
      expect(makeCourse(state).length).toBeLessThan(200_000);
    }),
    RUNS,
  );
});
