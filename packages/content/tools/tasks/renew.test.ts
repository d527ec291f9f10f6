import { describe, expect, test } from 'vitest';
import { GRADES, type Grade, type Question } from '../../src/course/index.ts';
import { type TaskRows, tasksOf } from '../../src/course/task-rows.ts';
import { rowOf } from './choose.ts';
import type { Find } from './finds.ts';
import { renewTasks } from './renew.ts';

const MISS: Question = { kind: 'near-miss' };
const PATTERN: Question = { kind: 'pattern' };

function find(puzzle: string, effort: number, question = MISS, grade?: Grade): Find {
  return { task: { puzzle, place: 5, givens: '.'.repeat(81), ...question }, effort, grade };
}

function rowsOf(first: Find[], second: Find[], third: Find[]): TaskRows {
  return { 1: first.map(rowOf), 2: second.map(rowOf), 3: third.map(rowOf) };
}

function puzzlesOf(rows: TaskRows): string[][] {
  return GRADES.map((grade) => rows[grade].map(([puzzle]) => puzzle));
}

const EASY = find('easy', 10, PATTERN);
const MIDDLE = find('middle', 20);
const HARD = find('hard', 30);
const MIDDLE_TWO = find('middle-two', 25);
const ROWS = rowsOf([EASY], [MIDDLE], [HARD]);

describe('tasks that are renewed', () => {
  test('stay as they are while their puzzles have them, whatever else there is', () => {
    const others = [find('other', 20), find('another', 10, PATTERN)];
    expect(renewTasks(ROWS, [...others, HARD, MIDDLE, EASY])).toEqual(ROWS);
  });

  test('make way for what takes most nearly as much effort and asks the same', () => {
    const others = [find('near', 21), find('nearest', 19.5), find('pattern', 20, PATTERN)];
    const renewed = renewTasks(ROWS, [EASY, HARD, ...others]);
    expect(puzzlesOf(renewed)).toEqual([['easy'], ['nearest'], ['hard']]);
  });

  test('never come from a puzzle that has given one', () => {
    const renewed = renewTasks(ROWS, [EASY, HARD, find('hard', 20), find('easy', 20), MIDDLE_TWO]);
    expect(puzzlesOf(renewed)).toEqual([['easy'], ['middle-two'], ['hard']]);
    const twice = rowsOf([EASY], [MIDDLE, find('gone', 20.1)], [HARD]);
    const once = renewTasks(twice, [EASY, HARD, MIDDLE_TWO]);
    expect(puzzlesOf(once)).toEqual([['easy'], ['middle-two'], ['hard']]);
  });

  test('grow harder from grade to grade, in as many tasks as before', () => {
    const renewed = renewTasks(ROWS, [EASY, MIDDLE, find('easier', 12)]);
    expect(puzzlesOf(renewed)).toEqual([['easy'], ['easier'], ['middle']]);
  });

  test('are of the technique and the grade that they were of', () => {
    const naked: Question = { kind: 'which-one', technique: 'naked-pair' };
    const hidden: Question = { kind: 'which-one', technique: 'hidden-pair' };
    const oneOf = rowsOf([], [find('gone', 20, naked)], []);
    const finds = [find('one', 20, hidden), find('two', 40, naked)];
    expect(puzzlesOf(renewTasks(oneOf, finds))).toEqual([[], ['two'], []]);

    const last: Question = { kind: 'last-cell', house: 3 };
    const graded = rowsOf([find('gone', 20, last)], [], [find('stays', 5, last, 3)]);
    const lastFinds = [find('three', 20, last, 3), find('one', 9, last, 1)];
    const renewed = renewTasks(graded, [...lastFinds, find('stays', 5, last, 3)]);
    expect(puzzlesOf(renewed)).toEqual([['one'], [], ['stays']]);
  });

  test('have a file that is the same when they are renewed again', () => {
    const all = [EASY, HARD, find('near', 21), find('nearest', 19.5)];
    const renewed = renewTasks(ROWS, all);
    expect(tasksOf(renewed)).toHaveLength(3);
    expect(renewTasks(renewed, all)).toEqual(renewed);
  });
});
