import { DIFFICULTIES, type Difficulty } from '@nanpure/engine';
import type { Day } from '../../lib/calendar.ts';
import { countDay, type Streak } from './streak.ts';

/** What was played at one difficulty. Times in milliseconds. */
export interface DifficultyRecord {
  /** Games that were begun: by a first input, not by a look. */
  readonly games: number;
  readonly wins: number;
  /** Wins without a hint and without a mistake. */
  readonly flawlessWins: number;
  /** Of a win; null before the first. */
  readonly bestTime: number | null;
  /** Of all wins together. */
  readonly totalTime: number;
  /** Of the latest wins, oldest first. */
  readonly times: readonly number[];
}

/** What the player has done so far, on this device. */
export interface Statistics {
  readonly byDifficulty: Readonly<Record<Difficulty, DifficultyRecord>>;
  /** In how many won puzzles each technique was needed. */
  readonly techniques: Readonly<Record<string, number>>;
  /** In how many of them no hint was about it. */
  readonly unaided: Readonly<Record<string, number>>;
  readonly streak: Streak;
  /** How many games were won on each of the latest days that had a win. */
  readonly days: Readonly<Record<Day, number>>;
  /** The day from which on times, days and hints were kept; null where they always were. */
  readonly since: Day | null;
  /** The latest games that were counted, so that none is counted twice. */
  readonly lastStarts: readonly string[];
  readonly lastWins: readonly string[];
}

/** A game that was begun. */
export interface GameStart {
  readonly difficulty: Difficulty;
  readonly problemId: string;
}

/** A game that was won. */
export interface GameWin extends GameStart {
  /** In milliseconds. */
  readonly elapsed: number;
  /** Whether there was no hint and no mistake, where each would have been counted. */
  readonly isFlawless: boolean;
  /** What its puzzle takes. */
  readonly techniques: readonly string[];
  /** Those of them that no hint was about. */
  readonly unaided: readonly string[];
}

/** How many games are remembered by name. */
const REMEMBERED = 20;

/** How many times are kept of each difficulty. */
const KEPT_TIMES = 30;

/**
 * How many days with a win are kept. Counted, not measured from today: on a day to which the clock was set by mistake,
 * all others would be long gone.
 */
const KEPT_DAYS = 366;

const NO_RECORD: DifficultyRecord = {
  games: 0,
  wins: 0,
  flawlessWins: 0,
  bestTime: null,
  totalTime: 0,
  times: [],
};

/** Nothing played yet. */
export const NO_STATISTICS: Statistics = {
  byDifficulty: { easy: NO_RECORD, medium: NO_RECORD, hard: NO_RECORD },
  techniques: {},
  unaided: {},
  streak: { lastDay: null, length: 0, longest: 0 },
  days: {},
  since: null,
  lastStarts: [],
  lastWins: [],
};

function withRecord(
  statistics: Statistics,
  difficulty: Difficulty,
  changes: Partial<DifficultyRecord>,
): Statistics {
  const record = { ...statistics.byDifficulty[difficulty], ...changes };
  return { ...statistics, byDifficulty: { ...statistics.byDifficulty, [difficulty]: record } };
}

function remember(names: readonly string[], name: string): readonly string[] {
  return [...names, name].slice(-REMEMBERED);
}

/** One more game; the very same statistics where its start was counted already. */
export function countStart(statistics: Statistics, start: GameStart): Statistics {
  if (statistics.lastStarts.includes(start.problemId)) return statistics;
  const { games } = statistics.byDifficulty[start.difficulty];
  const counted = withRecord(statistics, start.difficulty, { games: games + 1 });
  return { ...counted, lastStarts: remember(statistics.lastStarts, start.problemId) };
}

function countTechniques(
  counts: Readonly<Record<string, number>>,
  techniques: readonly string[],
): Record<string, number> {
  const added = techniques.map((id) => [id, (counts[id] ?? 0) + 1] as const);
  return { ...counts, ...Object.fromEntries(added) };
}

/** One win has this name: the same puzzle won again takes another time. */
function nameOf({ problemId, elapsed }: GameWin): string {
  return `${problemId} ${Math.round(elapsed)}`;
}

/** One more win; the very same statistics where it was counted already. */
export function countWin(statistics: Statistics, win: GameWin, day: Day): Statistics {
  const name = nameOf(win);
  if (statistics.lastWins.includes(name)) return statistics;
  const started = countStart(statistics, win);
  const record = started.byDifficulty[win.difficulty];
  const counted = withRecord(started, win.difficulty, {
    wins: record.wins + 1,
    flawlessWins: record.flawlessWins + (win.isFlawless ? 1 : 0),
    bestTime: Math.min(record.bestTime ?? Number.POSITIVE_INFINITY, win.elapsed),
    totalTime: record.totalTime + win.elapsed,
    times: [...record.times, win.elapsed].slice(-KEPT_TIMES),
  });
  const days = { ...counted.days, [day]: (counted.days[day] ?? 0) + 1 };
  return {
    ...counted,
    techniques: countTechniques(counted.techniques, win.techniques),
    unaided: countTechniques(counted.unaided, win.unaided),
    streak: countDay(counted.streak, days, day),
    days: Object.fromEntries(Object.entries(days).sort().slice(-KEPT_DAYS)),
    // The puzzle may be begun anew.
    lastStarts: counted.lastStarts.filter((id) => id !== win.problemId),
    lastWins: remember(counted.lastWins, name),
  };
}

/** The average time of a win in milliseconds; undefined before the first. */
export function averageTime({ wins, totalTime }: DifficultyRecord): number | undefined {
  return wins === 0 ? undefined : totalTime / wins;
}

/** All difficulties taken together. */
export function totalsOf({ byDifficulty }: Statistics) {
  const sum = (field: 'games' | 'wins' | 'flawlessWins') =>
    DIFFICULTIES.reduce((total, difficulty) => total + byDifficulty[difficulty][field], 0);
  return { games: sum('games'), wins: sum('wins'), flawlessWins: sum('flawlessWins') };
}
