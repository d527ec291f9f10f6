/* Somebody who does what a lesson says under "How to look", and nothing else, finds the pattern on boards never seen. */
import { describe, expect, test } from 'vitest';
import { loadTasks } from '../load-tasks.ts';
import { type OpenTask, openTask } from '../open-task.ts';
import { stationOf } from '../station.ts';
import { AS_TOLD, type Struck } from './testing/as-told.ts';

/** The hardest grade, where the pattern is found by searching. */
const HARDEST = 3;
const BOARDS = 10;

const STATIONS = Object.keys(AS_TOLD) as (keyof typeof AS_TOLD)[];

async function hardestOf(id: keyof typeof AS_TOLD): Promise<OpenTask[]> {
  const tasks = await loadTasks(id);
  const patterns = tasks.filter(({ grade, kind }) => grade === HARDEST && kind === 'pattern');
  return patterns.slice(-BOARDS).map((task) => openTask(stationOf(id), task));
}

function shown(struck: Struck): string {
  return struck
    .map(([cell, digit]) => `${cell}:${digit}`)
    .sort()
    .join(' ');
}

describe.each(STATIONS)('the lesson of %s, done to the letter @14.9', (id) => {
  test('finds a true pattern, and strikes out what it removes', async () => {
    const boards = await hardestOf(id);
    expect(boards).toHaveLength(BOARDS);
    for (const { position, patterns } of boards) {
      const removed = patterns.map(({ eliminations }) =>
        shown(eliminations.map(({ cell, digit }) => [cell, digit] as const)),
      );
      const struck = shown(AS_TOLD[id](position));
      expect(struck).not.toBe('');
      expect(removed).toContain(struck);
    }
  });
});
