import { type Difficulty, isWon } from '@nanpure/engine';
import { logProblem } from '../../../lib/log.ts';
import type { MemoryBackedStorage } from '../../../lib/storage/memory.ts';
import { setAside } from '../../../lib/storage/set-aside.ts';
import { isInProgress, type Session } from '../session/session.ts';
import { gameKeyOf } from './game-key.ts';
import { parseSavedGame, serializeSavedGame } from './saved-game.ts';

/** The saved games as one tab sees them. */
export interface GameStore {
  /** Loads the saved session; undefined where there is none, or none that can be read. */
  readonly load: (difficulty: Difficulty) => Session | undefined;
  /** Whether the last `load` found a save that could not be read. */
  readonly isUnreadable: (difficulty: Difficulty) => boolean;
  /**
   * Saves a session; a won game is no longer saved. Where another tab has saved a newer one,
   * nothing is written, and the listeners of `onRefusal` are called.
   */
  readonly save: (session: Session) => void;
  /** Saves a session over whatever is there, and makes this tab its owner. */
  readonly takeOver: (session: Session) => void;
  /** The session that another tab has saved since this one last read or wrote it, if any. */
  readonly newerElsewhere: (difficulty: Difficulty) => Session | undefined;
  /** Whether this tab has a game of the difficulty in progress. */
  readonly isPlaying: (difficulty: Difficulty) => boolean;
  /** Stops saving the game of a difficulty until it is loaded or taken over again. */
  readonly release: (difficulty: Difficulty) => void;
  /** Deletes the saved game of a difficulty, and stops saving it. */
  readonly forget: (difficulty: Difficulty) => void;
  /** Calls back with a session that `save` refused; the result unsubscribes. */
  readonly onRefusal: (listener: (session: Session) => void) => () => void;
}

interface GameStoreOptions {
  readonly storage: MemoryBackedStorage;
  /** A unique id of this tab. */
  readonly tab: string;
  /** In milliseconds since 1970. */
  readonly now: () => number;
}

/** What this tab last read or wrote for a difficulty. */
interface Known {
  /** The stored text. */
  readonly stored: string | undefined;
  /** The session in that text. */
  readonly session: Session | undefined;
  readonly owner: string | undefined;
  readonly isReleased?: true;
  readonly isUnreadable?: boolean;
}

const FORGOTTEN: Known = {
  stored: undefined,
  session: undefined,
  owner: undefined,
  isReleased: true,
};

/** The fields that change by playing; selecting a cell and passing time don't count. */
const PLAYED = ['cells', 'past', 'future', 'mistakes', 'hintsUsed'] as const;

/** Whether two sessions have the same moves. */
function isSamePlay({ game: a, problem }: Session, { game: b, ...other }: Session): boolean {
  const isSame = (name: (typeof PLAYED)[number]) =>
    a[name] === b[name] || JSON.stringify(a[name]) === JSON.stringify(b[name]);
  return problem.id === other.problem.id && PLAYED.every(isSame);
}

/** Reads and writes saved games, and logs what fails. */
function createSaveStorage({ storage, tab, now }: GameStoreOptions) {
  /** Whether a key exists, even if its text can't be read. */
  const isThere = (key: string) => {
    const keys = storage.keys();
    return keys.ok && keys.value.includes(key);
  };
  return {
    stored: (difficulty: Difficulty) => {
      const text = storage.readStored(gameKeyOf(difficulty));
      return text.ok ? text.value : undefined;
    },
    /** A text that the browser withholds is protected from being overwritten. */
    text: (difficulty: Difficulty) => {
      const key = gameKeyOf(difficulty);
      const text = storage.readItem(key);
      if (text.ok) return { text: text.value, isWithheld: false };
      logProblem('Failed to restore game state.', text.error);
      const isWithheld = isThere(key);
      if (isWithheld) storage.protectItem(key);
      return { text: undefined, isWithheld };
    },
    /** Sets aside what can't be parsed, and protects saves of a later version. */
    parse: (difficulty: Difficulty, text: string) => {
      const saved = parseSavedGame(text);
      if (saved.ok) {
        const { badCells } = saved.value;
        if (badCells.length > 0) logProblem('Cells of the saved game could not be read.', badCells);
        return saved.value;
      }
      logProblem('Failed to restore game state.', saved.error);
      const key = gameKeyOf(difficulty);
      if (saved.error.code === 'newer') storage.protectItem(key);
      else setAside(storage, key, text, now());
      return undefined;
    },
    write: (session: Session) => {
      const text = serializeSavedGame(session, { owner: tab, now: now() });
      const written = storage.writeItem(gameKeyOf(session.problem.difficulty), text);
      if (!written.ok) logProblem('Failed to save game state.', written.error);
    },
    clear: (difficulty: Difficulty) => {
      const removed = storage.removeItem(gameKeyOf(difficulty));
      if (!removed.ok) logProblem('Failed to clear game state.', removed.error);
    },
  };
}

const isOver = (known: Known | undefined) => known?.session && isWon(known.session.game);

const isUnderWay = (known: Known | undefined) =>
  known?.session !== undefined && isInProgress(known.session);

/**
 * The saved games as one tab sees them. The tab that played last owns a game; another tab notices
 * before it would overwrite it, and doesn't save until it has loaded that game.
 */
export function createGameStore(options: GameStoreOptions): GameStore {
  const { tab } = options;
  const saves = createSaveStorage(options);
  const known = new Map<Difficulty, Known>();
  const refusalListeners = new Set<(session: Session) => void>();

  const remember = (difficulty: Difficulty, what: Omit<Known, 'stored'>) =>
    known.set(difficulty, { stored: saves.stored(difficulty), ...what });

  const newerElsewhere = (difficulty: Difficulty) => {
    const text = saves.stored(difficulty);
    const base = known.get(difficulty);
    if (text === undefined || text === base?.stored || isOver(base)) return undefined;
    const saved = saves.parse(difficulty, text);
    if (!saved || saved.owner === tab) return undefined;
    const isKnown = saved.owner === base?.owner && base?.session !== undefined;
    return isKnown && isSamePlay(saved.session, base.session) ? undefined : saved.session;
  };

  const takeOver = (session: Session) => {
    const { difficulty } = session.problem;
    if (isWon(session.game)) saves.clear(difficulty);
    else saves.write(session);
    remember(difficulty, { session, owner: tab });
  };

  return {
    load: (difficulty) => {
      const { text, isWithheld } = saves.text(difficulty);
      const saved = text === undefined ? undefined : saves.parse(difficulty, text);
      const isUnreadable = isWithheld || (text !== undefined && !saved);
      remember(difficulty, { session: saved?.session, owner: saved?.owner, isUnreadable });
      return saved?.session;
    },
    isUnreadable: (difficulty) => known.get(difficulty)?.isUnreadable === true,
    save: (session) => {
      const base = known.get(session.problem.difficulty);
      if (base?.isReleased || isOver(base)) return;
      if (base?.session && base.owner !== tab && isSamePlay(base.session, session)) return;
      if (!newerElsewhere(session.problem.difficulty)) takeOver(session);
      else for (const listener of refusalListeners) listener(session);
    },
    takeOver,
    newerElsewhere,
    isPlaying: (difficulty) => isUnderWay(known.get(difficulty)),
    release: (difficulty) => {
      const base = known.get(difficulty);
      if (base) known.set(difficulty, { ...base, isReleased: true });
    },
    forget: (difficulty) => {
      saves.clear(difficulty);
      known.set(difficulty, FORGOTTEN);
    },
    onRefusal: (listener) => {
      refusalListeners.add(listener);
      return () => refusalListeners.delete(listener);
    },
  };
}
