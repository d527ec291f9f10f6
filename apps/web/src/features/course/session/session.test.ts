import { type CourseTask, taskKey } from '@nanpure/content/course';
import { describe, expect, it } from 'vitest';
import { afterOutcome } from '../memory/course-changes.ts';
import { EMPTY_COURSE } from '../memory/course-state.ts';
import { someTasks, taskNamed } from '../testing/course-tasks.ts';
import type { Outcome } from './outcome.ts';
import {
  answered,
  currentOf,
  dueTasks,
  progressOf,
  type Session,
  startRepeats,
  startReview,
  startStage,
} from './session.ts';
import type { SessionTask } from './session-task.ts';

const NOW = new Date(2026, 2, 3, 12);
const TASKS = someTasks(8, 4);

/** Answers a session until it is over, or so often. */
function playedThrough(
  start: Session,
  outcomeOf: (task: SessionTask) => Outcome,
  most = 40,
): { readonly asked: readonly SessionTask[]; readonly session: Session } {
  const asked: SessionTask[] = [];
  let session = start;
  for (let task = currentOf(session); task && asked.length < most; task = currentOf(session)) {
    asked.push(task);
    session = answered(session, outcomeOf(task));
  }
  return { asked, session };
}

const keysOf = (asked: readonly { readonly task: CourseTask }[]) =>
  asked.map(({ task }) => taskKey(task));

describe('a grade', () => {
  it.each([
    [1, 3, ['guided', 'guided', 'guided']],
    [2, 4, ['half', 'near-miss', 'half', 'near-miss']],
    [3, 3, ['free', 'free', 'free']],
  ] as const)('%i is passed with %i solved, in its modes', (grade, needed, modes) => {
    const start = startStage({ kind: 'grade', grade }, 'x-wing', TASKS, EMPTY_COURSE, 'seed');
    const { asked, session } = playedThrough(start, () => 'clean');
    expect(asked.map(({ mode }) => mode)).toEqual(modes);
    expect(asked.every(({ isRepeat }) => !isRepeat)).toBe(true);
    expect(asked.map(({ number }) => number)).toEqual(modes.map((_, index) => index + 1));
    expect(progressOf(session)).toEqual({ solved: needed, needed, isOver: true, isPassed: true });
  });

  it('asks the easiest first', () => {
    const start = startStage({ kind: 'grade', grade: 1 }, 'x-wing', TASKS, EMPTY_COURSE, 'seed');
    expect(keysOf(playedThrough(start, () => 'helped').asked)).toEqual([
      'p1-0@1',
      'p1-1@1',
      'p1-2@1',
    ]);
  });

  it('asks of two whether they are a pattern, and one is', () => {
    for (const seed of ['a', 'b', 'c', 'd', 'e', 'f']) {
      const start = startStage({ kind: 'grade', grade: 2 }, 'x-wing', TASKS, EMPTY_COURSE, seed);
      const asked = playedThrough(start, () => 'clean').asked.filter(
        ({ mode }) => mode === 'near-miss',
      );
      expect(asked.map(({ task }) => task.kind).sort()).toEqual(['near-miss', 'pattern']);
    }
  });

  it('has only halves where the station has no near misses', () => {
    const start = startStage({ kind: 'grade', grade: 2 }, 'boxes', someTasks(8), EMPTY_COURSE, 's');
    const { asked } = playedThrough(start, () => 'clean');
    expect(asked.map(({ mode }) => mode)).toEqual(['half', 'half', 'half', 'half']);
  });

  it('asks again after two others what was shown', () => {
    const start = startStage({ kind: 'grade', grade: 3 }, 'x-wing', TASKS, EMPTY_COURSE, 'seed');
    const { asked } = playedThrough(start, ({ number }) => (number === 1 ? 'shown' : 'clean'));
    expect(keysOf(asked)).toEqual(['p3-0@1', 'p3-1@1', 'p3-2@1', 'p3-0@1']);
    expect(asked.map(({ isRepeat }) => isRepeat)).toEqual([false, false, false, true]);
  });

  it('asks again at the end what was shown last', () => {
    const start = startStage({ kind: 'grade', grade: 3 }, 'x-wing', TASKS, EMPTY_COURSE, 'seed');
    const shown = [3];
    const { asked, session } = playedThrough(start, ({ number }) =>
      shown.includes(number) ? 'shown' : 'clean',
    );
    expect(keysOf(asked)).toEqual(['p3-0@1', 'p3-1@1', 'p3-2@1', 'p3-3@1', 'p3-2@1']);
    expect(progressOf(session)).toMatchObject({ isOver: true, isPassed: true });
  });

  it('never runs out of tasks, and brings each back twice at most before the deck begins again', () => {
    const start = startStage({ kind: 'grade', grade: 1 }, 'x-wing', TASKS, EMPTY_COURSE, 'seed');
    const { asked, session } = playedThrough(start, () => 'shown', 20);
    expect(new Set(keysOf(asked)).size).toBe(8);
    // Three new ones, and each twice again.
    expect(asked.map(({ isRepeat }) => isRepeat)).toEqual(
      Array.from({ length: 20 }, (_, index) => index % 9 > 2),
    );
    expect(progressOf(session)).toMatchObject({ solved: 0, isOver: false, isPassed: false });
    const first = keysOf(asked).flatMap((key, index) => (key === 'p1-0@1' ? [index] : []));
    expect(first).toEqual([0, 3, 6]);
  });

  it('brings back the only task that there is', () => {
    const start = startStage(
      { kind: 'grade', grade: 1 },
      'x-wing',
      TASKS.slice(0, 1),
      EMPTY_COURSE,
      's',
    );
    const { asked } = playedThrough(start, ({ number }) => (number < 3 ? 'shown' : 'clean'));
    expect(asked.map(({ isRepeat }) => isRepeat)).toEqual([false, true, true, false, false]);
  });

  it('goes on where an earlier session stopped, and begins anew where it was passed', () => {
    const stage = { kind: 'grade', grade: 1 } as const;
    let state = EMPTY_COURSE;
    const play = (seed: string, most?: number) => {
      const { asked } = playedThrough(
        startStage(stage, 'x-wing', TASKS, state, seed),
        (task) => {
          state = afterOutcome(state, task, 'clean', NOW);
          return 'clean';
        },
        most,
      );
      return keysOf(asked);
    };
    expect(play('a', 2)).toEqual(['p1-0@1', 'p1-1@1']);
    expect(play('b')).toEqual(['p1-2@1']);
    expect(play('c')).toEqual(['p1-3@1', 'p1-4@1', 'p1-5@1']);
    // All of them were solved: the longest ago comes first.
    expect(play('d')).toEqual(['p1-6@1', 'p1-7@1', 'p1-0@1']);
    expect(play('e')).toEqual(['p1-1@1', 'p1-2@1', 'p1-3@1']);
  });

  it('takes tasks of other grades where it has none, and is over at once where there are none at all', () => {
    const stage = { kind: 'grade', grade: 3 } as const;
    const ofOne = TASKS.filter(({ grade }) => grade === 1);
    expect(currentOf(startStage(stage, 'x-wing', ofOne, EMPTY_COURSE, 's'))?.task.grade).toBe(1);
    const empty = startStage(stage, 'whole-puzzle', [], EMPTY_COURSE, 's');
    expect(currentOf(empty)).toBeUndefined();
    expect(progressOf(empty)).toMatchObject({ isOver: true, isPassed: false });
    expect(answered(empty, 'clean')).toBe(empty);
  });

  it('takes techniques by turns where one is to be chosen', () => {
    const techniques = ['naked-single', 'pointing-pairs', 'naked-pair'] as const;
    const tasks = techniques.flatMap((technique, hard) =>
      [0, 1, 2, 3].map((index) =>
        taskNamed(`${technique}${index}`, 1, {
          kind: 'which-one',
          technique,
          effort: 10 * hard + index,
        }),
      ),
    );
    const start = startStage({ kind: 'grade', grade: 1 }, 'which-one', tasks, EMPTY_COURSE, 's');
    const { asked } = playedThrough(start, () => 'clean');
    expect(asked.map(({ task }) => task.kind === 'which-one' && task.technique).sort()).toEqual(
      [...techniques].sort(),
    );
  });
});

describe('a test', () => {
  const testOf = (seed: string, state = EMPTY_COURSE, tasks = TASKS) =>
    startStage({ kind: 'test' }, 'x-wing', tasks, state, seed);

  it.each(['a', 'b', 'c', 'd'])(
    'has five hard tasks, one or two of them near misses (seed %s)',
    (seed) => {
      const { asked } = playedThrough(testOf(seed), () => 'clean');
      expect(new Set(keysOf(asked)).size).toBe(5);
      expect(asked.every(({ task }) => task.grade > 1)).toBe(true);
      const questions = asked.filter(({ mode }) => mode === 'near-miss');
      expect(questions).toHaveLength(2);
      expect(questions.some(({ task }) => task.kind === 'near-miss')).toBe(true);
      expect(asked.filter(({ mode }) => mode === 'free')).toHaveLength(3);
    },
  );

  it.each([
    [4, true],
    [3, false],
  ])('with %i right is passed: %o', (right, isPassed) => {
    const { asked, session } = playedThrough(testOf('a'), ({ number }) =>
      number <= right ? 'clean' : 'shown',
    );
    expect(asked).toHaveLength(5);
    expect(progressOf(session)).toEqual({ solved: right, needed: 4, isOver: true, isPassed });
  });

  it('asks once more what was not right, when asked to', () => {
    const { asked, session } = playedThrough(testOf('a'), ({ number }) =>
      number % 2 === 0 ? 'shown' : 'clean',
    );
    const repeats = startRepeats(session);
    expect(repeats).toBeDefined();
    if (!repeats) return;
    const again = playedThrough(repeats, () => 'clean');
    expect(keysOf(again.asked)).toEqual(keysOf(asked.filter(({ number }) => number % 2 === 0)));
    expect(again.asked.every(({ isRepeat }) => isRepeat)).toBe(true);
    expect(progressOf(again.session)).toMatchObject({ solved: 2, needed: 2, isOver: true });
    expect(startRepeats(playedThrough(testOf('a'), () => 'clean').session)).toBeUndefined();
  });

  it('is taken again with other tasks, as long as there are some', () => {
    let state = EMPTY_COURSE;
    const tasks = someTasks(6, 4);
    const take = () =>
      keysOf(
        playedThrough(testOf('a', state, tasks), (task) => {
          state = afterOutcome(state, task, 'shown', NOW);
          return 'shown';
        }).asked,
      );
    const [first, second] = [take(), take()];
    expect(second).toHaveLength(5);
    expect(second.filter((key) => first.includes(key))).toEqual([]);
  });

  it('has five tasks where there are fewer', () => {
    const { asked } = playedThrough(testOf('a', EMPTY_COURSE, someTasks(1)), () => 'clean');
    expect(asked).toHaveLength(5);
  });
});

describe('a review', () => {
  const tasksOf = () => TASKS;

  it('asks the task that was failed, and of a station one that was not seen', () => {
    const card = { station: 'x-wing', taskKey: 'p2-5@1' } as const;
    const whole = { station: 'x-wing', taskKey: undefined } as const;
    let state = EMPTY_COURSE;
    const others = TASKS.filter(({ grade }) => grade > 1).filter(
      (task) => taskKey(task) !== 'p3-4@1',
    );
    for (const task of others) {
      const asked = { station: 'x-wing', task, mode: 'free', stage: { kind: 'test' } } as const;
      state = afterOutcome(state, { ...asked, isRepeat: false, number: 1 }, 'clean', NOW);
    }
    const due = dueTasks([card, whole], tasksOf, state, 'seed');
    expect(keysOf(due)).toEqual(['p2-5@1', 'p3-4@1']);
    const { asked, session } = playedThrough(startReview(due), () => 'clean');
    expect(asked.map((each) => [each.mode, each.card])).toEqual([
      ['free', card],
      ['free', whole],
    ]);
    expect(progressOf(session)).toEqual({ solved: 2, needed: 2, isOver: true, isPassed: true });
  });

  it('asks another task where the failed one is no more, and nothing where there are none', () => {
    const card = { station: 'x-wing', taskKey: 'gone@9' } as const;
    const [due] = dueTasks([card], tasksOf, EMPTY_COURSE, 'seed');
    expect(due?.task.grade).toBeGreaterThan(1);
    expect(due?.card).toBe(card);
    expect(dueTasks([card], () => [], EMPTY_COURSE, 'seed')).toEqual([]);
  });

  it('takes six cards at most, and what is shown comes back', () => {
    const cards = [0, 1, 2, 3, 4, 5, 6, 7].map((index) => ({
      station: 'x-wing' as const,
      taskKey: `p2-${index}@1`,
    }));
    const start = startReview(dueTasks(cards, tasksOf, EMPTY_COURSE, 'seed'));
    const { asked, session } = playedThrough(start, ({ number }) =>
      number === 5 ? 'shown' : 'clean',
    );
    expect(asked.map(({ isRepeat }) => isRepeat)).toEqual([
      false,
      false,
      false,
      false,
      false,
      false,
      true,
    ]);
    expect(progressOf(session)).toMatchObject({ solved: 5, needed: 6, isOver: true });
  });
});

it('is the same for the same seed', () => {
  const decks = ['a', 'a', 'b'].map((seed) => {
    const session = startStage({ kind: 'test' }, 'x-wing', TASKS, EMPTY_COURSE, seed);
    return keysOf(session.deck).join();
  });
  expect(decks[0]).toBe(decks[1]);
  expect(decks[0]).not.toBe(decks[2]);
});
