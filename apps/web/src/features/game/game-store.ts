import type { Difficulty } from '@nanpure/engine';
import { isWon } from '@nanpure/engine/game';
import { logProblem } from '../../lib/log.ts';
import type { MemoryBackedStorage } from '../../lib/storage/memory.ts';
import { setAside } from '../../lib/storage/set-aside.ts';
import { gameKeyOf } from './game-key.ts';
import { makeSavedGame, parseSavedGame } from './saved-game.ts';
import { isInProgress, type Session } from './session.ts';

/** The saved games as one tab sees them. */
export interface GameStore {
  /** The saved session; undefined where there is none that can be read. This tab goes on from it. */
  readonly load: (difficulty: Difficulty) => Session | undefined;
  /** Whether something was saved, when this tab last looked, that could not be read. */
  readonly isUnreadable: (difficulty: Difficulty) => boolean;
  /**
   * Saves a session as the one of its difficulty; a game that is won is no longer saved. Where
   * another tab has played on, nothing is written, and `onRefusal` is told.
   */
  readonly save: (session: Session) => void;
  /** Saves a session over whatever is there: the player wants this tab to have the game. */
  readonly claim: (session: Session) => void;
  /** The session that another tab has saved since this one read or wrote it, if any. */
  readonly foreign: (difficulty: Difficulty) => Session | undefined;
  /** Whether this tab has a game of the difficulty that was begun and not won. */
  readonly isPlaying: (difficulty: Difficulty) => boolean;
  /** Nothing more is saved of the game of a difficulty until it is loaded or claimed again. */
  readonly release: (difficulty: Difficulty) => void;
  /** Throws the saved game of a difficulty away; the game that is on its way out isn't saved either. */
  readonly forget: (difficulty: Difficulty) => void;
  /** Calls back with the session that was not saved; the result ends that. */
  readonly onRefusal: (listener: (session: Session) => void) => () => void;
}

interface GameStoreOptions {
  readonly storage: MemoryBackedStorage;
  /** A name for this tab that no other tab has. */
  readonly tab: string;
  /** The time in milliseconds since 1970. */
  readonly now: () => number;
}

/** What this tab knows of the game of a difficulty. */
interface Known {
  /** The text in the browser's storage when this tab last read or wrote it. */
  readonly stored: string | undefined;
  /** What that text says, or was made of. */
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

/** What is played: to look at a game, to select a cell or to let time pass is not to play it. */
const PLAYED = ['cells', 'past', 'future', 'mistakes', 'hintsUsed'] as const;

/** Whether the same has been played, in the same page or as it was read from the storage. */
function isSamePlay({ game: a, problem }: Session, { game: b, ...other }: Session): boolean {
  const isSame = (name: (typeof PLAYED)[number]) =>
    a[name] === b[name] || JSON.stringify(a[name]) === JSON.stringify(b[name]);
  return problem.id === other.problem.id && PLAYED.every(isSame);
}

/** Reading and writing saved games, with whatever fails written to the log. */
function createShelf({ storage, tab, now }: GameStoreOptions) {
  /** Whether there is a text under a key, even if it can't be read. */
  const isThere = (key: string) => {
    const keys = storage.keys();
    return keys.ok && keys.value.includes(key);
  };
  return {
    stored: (difficulty: Difficulty) => {
      const text = storage.readStored(gameKeyOf(difficulty));
      return text.ok ? text.value : undefined;
    },
    /** What the browser doesn't hand out now is left as it is. */
    text: (difficulty: Difficulty) => {
      const key = gameKeyOf(difficulty);
      const text = storage.readItem(key);
      if (text.ok) return { text: text.value, isWithheld: false };
      logProblem('Failed to restore game state.', text.error);
      const isWithheld = isThere(key);
      if (isWithheld) storage.protectItem(key);
      return { text: undefined, isWithheld };
    },
    /** What can't be read is set aside, and what is too new is left as it is. */
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
      const text = makeSavedGame(session, { owner: tab, now: now() });
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
 * The saved games for one tab. The tab that played last owns a game: another one finds out before it
 * would write over it, and leaves it alone until it has read it again.
 */
export function createGameStore(options: GameStoreOptions): GameStore {
  const { tab } = options;
  const shelf = createShelf(options);
  const known = new Map<Difficulty, Known>();
  const refusalListeners = new Set<(session: Session) => void>();

  const know = (difficulty: Difficulty, what: Omit<Known, 'stored'>) =>
    known.set(difficulty, { stored: shelf.stored(difficulty), ...what });

  const foreign = (difficulty: Difficulty) => {
    const text = shelf.stored(difficulty);
    const base = known.get(difficulty);
    if (text === undefined || text === base?.stored || isOver(base)) return undefined;
    const saved = shelf.parse(difficulty, text);
    if (!saved || saved.owner === tab) return undefined;
    const isKnown = saved.owner === base?.owner && base?.session !== undefined;
    return isKnown && isSamePlay(saved.session, base.session) ? undefined : saved.session;
  };

  const claim = (session: Session) => {
    const { difficulty } = session.problem;
    if (isWon(session.game)) shelf.clear(difficulty);
    else shelf.write(session);
    know(difficulty, { session, owner: tab });
  };

  return {
    load: (difficulty) => {
      const { text, isWithheld } = shelf.text(difficulty);
      const saved = text === undefined ? undefined : shelf.parse(difficulty, text);
      const isUnreadable = isWithheld || (text !== undefined && !saved);
      know(difficulty, { session: saved?.session, owner: saved?.owner, isUnreadable });
      return saved?.session;
    },
    isUnreadable: (difficulty) => known.get(difficulty)?.isUnreadable === true,
    save: (session) => {
      const base = known.get(session.problem.difficulty);
      if (base?.isReleased || isOver(base)) return;
      if (base?.session && base.owner !== tab && isSamePlay(base.session, session)) return;
      if (!foreign(session.problem.difficulty)) claim(session);
      else for (const listener of refusalListeners) listener(session);
    },
    claim,
    foreign,
    isPlaying: (difficulty) => isUnderWay(known.get(difficulty)),
    release: (difficulty) => {
      const base = known.get(difficulty);
      if (base) known.set(difficulty, { ...base, isReleased: true });
    },
    forget: (difficulty) => {
      shelf.clear(difficulty);
      known.set(difficulty, FORGOTTEN);
    },
    onRefusal: (listener) => {
      refusalListeners.add(listener);
      return () => refusalListeners.delete(listener);
    },
  };
}
