import { DIFFICULTIES, type Difficulty } from '@nanpure/engine';
import { type Day, daysBetween } from '../../lib/calendar.ts';

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
}

/** Days on which a game was won, one after the other. */
export interface Streak {
  /** The latest day with a win; null before the first. */
  readonly lastDay: Day | null;
  /** How many days in a row up to that one. */
  readonly length: number;
  readonly longest: number;
}

/** What the player has done so far, on this device. */
export interface Statistics {
  readonly byDifficulty: Readonly<Record<Difficulty, DifficultyRecord>>;
  /** In how many won puzzles each technique was needed. */
  readonly techniques: Readonly<Record<string, number>>;
  readonly streak: Streak;
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
  readonly mistakes: number;
  readonly hintsUsed: number;
  /** What its puzzle takes. */
  readonly techniques: readonly string[];
}

/** How many games are remembered by name. */
const REMEMBERED = 20;

const NO_RECORD: DifficultyRecord = {
  games: 0,
  wins: 0,
  flawlessWins: 0,
  bestTime: null,
  totalTime: 0,
};

/** Nothing played yet. */
export const NO_STATISTICS: Statistics = {
  byDifficulty: { easy: NO_RECORD, medium: NO_RECORD, hard: NO_RECORD },
  techniques: {},
  streak: { lastDay: null, length: 0, longest: 0 },
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

/** One more day; a day that was counted, or one before it (the clock was set back), adds nothing. */
function countDay({ lastDay, length, longest }: Streak, day: Day): Streak {
  const days = lastDay === null ? Number.POSITIVE_INFINITY : daysBetween(lastDay, day);
  if (days <= 0) return { lastDay, length, longest };
  const next = days === 1 ? length + 1 : 1;
  return { lastDay: day, length: next, longest: Math.max(longest, next) };
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
  const isFlawless = win.mistakes === 0 && win.hintsUsed === 0;
  const counted = withRecord(started, win.difficulty, {
    wins: record.wins + 1,
    flawlessWins: record.flawlessWins + (isFlawless ? 1 : 0),
    bestTime: Math.min(record.bestTime ?? Number.POSITIVE_INFINITY, win.elapsed),
    totalTime: record.totalTime + win.elapsed,
  });
  return {
    ...counted,
    techniques: countTechniques(counted.techniques, win.techniques),
    streak: countDay(counted.streak, day),
    // The puzzle may be begun anew.
    lastStarts: counted.lastStarts.filter((id) => id !== win.problemId),
    lastWins: remember(counted.lastWins, name),
  };
}

/** The average time of a win in milliseconds; undefined before the first. */
export function averageTime({ wins, totalTime }: DifficultyRecord): number | undefined {
  return wins === 0 ? undefined : totalTime / wins;
}

/** How many days in a row a game was won, up to today; yesterday's streak can still go on. */
export function streakOn({ lastDay, length }: Streak, today: Day): number {
  return lastDay !== null && daysBetween(lastDay, today) <= 1 ? length : 0;
}

/** All difficulties taken together. */
export function totalsOf({ byDifficulty }: Statistics) {
  const sum = (field: 'games' | 'wins' | 'flawlessWins') =>
    DIFFICULTIES.reduce((total, difficulty) => total + byDifficulty[difficulty][field], 0);
  return { games: sum('games'), wins: sum('wins'), flawlessWins: sum('flawlessWins') };
}
