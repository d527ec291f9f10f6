import { describe, expect, it } from 'vitest';
import { afterLesson } from './course-changes.ts';
import { type CourseState, EMPTY_COURSE, recordOf, withRecord } from './course-state.ts';
import { parseFromGames, withFromGames } from './from-games.ts';
import { stageToGoOn } from './status.ts';

const TODAY = '2026-03-03';
const taken = (state: CourseState, text: string) =>
  withFromGames(state, parseFromGames(text), TODAY);

describe('a technique that a game led to', () => {
  it.each([
    ['x-wing', 'x-wing'],
    ['hidden-single box', 'boxes'],
    ['hidden-single row', 'lines'],
    ['hidden-single column', 'lines'],
    ['hidden-single', 'boxes'],
    ['pointing-pairs box', 'pointing-pairs'],
  ] as const)('%s is met at its station', (words, station) => {
    const state = taken(EMPTY_COURSE, `${TODAY} hint ${words}`);
    expect(Object.keys(state.stations)).toEqual([station]);
    expect(recordOf(state, station).metOn).toBe(TODAY);
  });

  it('was met on the latest day, in whatever order games have noted it', () => {
    const state = taken(EMPTY_COURSE, `${TODAY} hint x-wing\n2026-02-20 look-back x-wing`);
    expect(recordOf(state, 'x-wing').metOn).toBe(TODAY);
    expect(recordOf(taken(state, '2026-03-04 hint x-wing'), 'x-wing').metOn).toBe('2026-03-04');
  });

  it.each(['', '2026-02-30 hint x-wing', `${TODAY} luck x-wing`, `${TODAY} hint luck`, 'game'])(
    '%o is none',
    (line) => expect(taken(EMPTY_COURSE, line)).toBe(EMPTY_COURSE),
  );

  it.each([
    ['a hint, on the same day', 'hint', '2026-02-20', '2026-03-03'],
    ['a hint after today’s review, tomorrow', 'hint', '2026-03-03', '2026-03-04'],
    ['a slow move, some days later', 'look-back', '2026-02-20', '2026-03-06'],
  ])('is asked again after %s', (_, reason, reviewedOn, due) => {
    const card = { due: '2026-05-01', reviewedOn, stability: 60, difficulty: 5 };
    const before = withRecord(EMPTY_COURSE, 'x-wing', { masteredOn: '2026-01-01', card });
    const after = taken(before, `${TODAY} ${reason} x-wing`);
    expect(recordOf(after, 'x-wing').card).toEqual({ ...card, due });
  });

  it('is not put off by that', () => {
    const card = { due: '2026-03-01', reviewedOn: '2026-02-20', stability: 9, difficulty: 5 };
    const before = withRecord(EMPTY_COURSE, 'x-wing', { masteredOn: '2026-01-01', card });
    expect(recordOf(taken(before, `${TODAY} hint x-wing`), 'x-wing').card).toEqual(card);
  });
});

describe('the last station', () => {
  const opened = afterLesson(EMPTY_COURSE, 'whole-puzzle');

  it('counts nothing before it is opened', () => {
    expect(taken(EMPTY_COURSE, 'game hard-1')).toBe(EMPTY_COURSE);
  });

  it('is mastered with three different hard puzzles', () => {
    const two = taken(opened, 'game hard-1\ngame hard-2\ngame hard-1');
    expect(two.games).toEqual(['hard-1', 'hard-2']);
    expect(stageToGoOn(two, 'whole-puzzle')).toEqual({ kind: 'test' });
    const three = taken(two, 'game hard-2\ngame hard-3');
    expect(stageToGoOn(three, 'whole-puzzle')).toBe('mastered');
    expect(recordOf(three, 'whole-puzzle').masteredOn).toBe(TODAY);
    expect(taken(three, 'game hard-4')).toBe(three);
  });
});
