import { isWon } from '@nanpure/engine/game';
import { logProblem } from '../../../lib/log.ts';
import type { MemoryBackedStorage } from '../../../lib/storage/memory.ts';
import { setAside } from '../../../lib/storage/set-aside.ts';
import { newMoveTimes } from '../session/move-times.ts';
import { isInProgress, type Session } from '../session/session.ts';
import { type SaveSlot, saveKeyOf } from './save-slot.ts';
import { parseSavedGame, type SavedGame, serializeSavedGame } from './saved-game.ts';

type RefusalListener = (slot: SaveSlot, session: Session) => void;

/** The saved games as one tab sees them. */
export interface GameStore {
  /** Loads the saved session; undefined where there is none, or none that can be read. */
  readonly load: (slot: SaveSlot) => Session | undefined;
  /** Whether the last `load` found a save that could not be read. */
  readonly isUnreadable: (slot: SaveSlot) => boolean;
  /**
   * Saves a session; a won game is no longer saved, but for an own one, whose puzzle would be lost with it. Where another tab has saved a newer one,
   * nothing is written, and the listeners of `onRefusal` are called.
   */
  readonly save: (slot: SaveSlot, session: Session) => void;
  /** Saves a session over whatever is there, and makes this tab its owner. */
  readonly takeOver: (slot: SaveSlot, session: Session) => void;
  /** The same for a game that begins; a finished one that is kept stays until the first input. */
  readonly begin: (slot: SaveSlot, session: Session) => void;
  /** The session that another tab has saved since this one last read or wrote it, if any. */
  readonly newerElsewhere: (slot: SaveSlot) => Session | undefined;
  /**
   * Whether another tab's game in progress is stored, which is not the one that the player agreed to leave: what was
   * agreed to was not about it.
   */
  readonly hasOtherPlay: (slot: SaveSlot, left: Session | undefined) => boolean;
  /** Whether this tab has the game in progress. */
  readonly isPlaying: (slot: SaveSlot) => boolean;
  /** Stops saving a game until it is loaded or taken over again; what could not be saved of it makes way for what is stored. */
  readonly release: (slot: SaveSlot) => void;
  /** Deletes a saved game, and stops saving it. */
  readonly forget: (slot: SaveSlot) => void;
  /** The same for the game that the player agreed to leave; another one in progress stays. */
  readonly giveUp: (slot: SaveSlot, left: Session) => void;
  /** Calls back with a session that `save` refused; the result unsubscribes. */
  readonly onRefusal: (listener: RefusalListener) => () => void;
}

interface GameStoreOptions {
  readonly storage: MemoryBackedStorage;
  /** A unique id of this tab. */
  readonly tab: string;
  /** In milliseconds since 1970. */
  readonly now: () => number;
}

/** What this tab last read or wrote of a game. */
interface Known {
  /** The stored text. */
  readonly stored: string | undefined;
  /** The session in that text. */
  readonly session: Session | undefined;
  readonly owner: string | undefined;
  readonly isReleased?: true;
  readonly isUnreadable?: boolean;
  /** Whether a finished game is stored, which the session replaces with its first input. */
  readonly keepsFinished?: true;
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
    stored: (slot: SaveSlot) => {
      const text = storage.readStored(saveKeyOf(slot));
      return text.ok ? text.value : undefined;
    },
    /** A text that the browser withholds is protected from being overwritten. */
    text: (slot: SaveSlot) => {
      const key = saveKeyOf(slot);
      const text = storage.readItem(key);
      if (text.ok) return { text: text.value, isWithheld: false };
      logProblem('Failed to restore game state.', text.error);
      const isWithheld = isThere(key);
      if (isWithheld) storage.protectItem(key);
      return { text: undefined, isWithheld };
    },
    /** Sets aside what can't be parsed, and protects saves of a later version. */
    parse: (slot: SaveSlot, text: string) => {
      const saved = parseSavedGame(text);
      if (saved.ok) {
        const { badCells } = saved.value;
        if (badCells.length > 0) logProblem('Cells of the saved game could not be read.', badCells);
        return saved.value;
      }
      logProblem('Failed to restore game state.', saved.error);
      const key = saveKeyOf(slot);
      if (saved.error.code === 'newer') storage.protectItem(key);
      else setAside(storage, key, text, now());
      return undefined;
    },
    write: (slot: SaveSlot, session: Session) => {
      const text = serializeSavedGame(session, { owner: tab, now: now() });
      const written = storage.writeItem(saveKeyOf(slot), text);
      if (!written.ok) logProblem('Failed to save game state.', written.error);
    },
    /** Drops what could not be saved, where something is stored. */
    dropUnsaved: (slot: SaveSlot) => {
      const key = saveKeyOf(slot);
      const stored = storage.readStored(key);
      if (stored.ok && stored.value !== undefined) storage.dropUnsaved(key);
    },
    clear: (slot: SaveSlot) => {
      const removed = storage.removeItem(saveKeyOf(slot));
      if (!removed.ok) logProblem('Failed to clear game state.', removed.error);
    },
  };
}

const isOver = (known: Known | undefined) => known?.session && isWon(known.session.game);

/** A finished game takes little room: nobody undoes its moves. */
function withoutHistory(session: Session): Session {
  const game = { ...session.game, past: [], future: [] };
  return { ...session, game, moveTimes: newMoveTimes(game) };
}

const isUnderWay = (known: Known | undefined) =>
  known?.session !== undefined && isInProgress(known.session);

/** Whether a save has the moves that this tab knows of. */
function isKnownPlay(
  base: Known | undefined,
  { session, owner }: Required<Pick<Known, 'owner'>> & { readonly session: Session },
): boolean {
  return owner === base?.owner && base?.session !== undefined && isSamePlay(session, base.session);
}

/** Whether a save is a game in progress of another tab, and not the one that the player agreed to leave. */
function isOtherPlay(saved: SavedGame | undefined, left: Session | undefined, tab: string) {
  if (!saved || saved.owner === tab || !isInProgress(saved.session)) return false;
  return !left || !isSamePlay(saved.session, left);
}

/** Whether what is stored stays: this tab has nothing to save, or no longer saves. */
function staysStored(base: Known | undefined, session: Session, tab: string): boolean {
  if (!base) return false;
  if (base.isReleased || isOver(base)) return true;
  if (base.keepsFinished && session.startedAt === undefined) return true;
  return base.session !== undefined && base.owner !== tab && isSamePlay(base.session, session);
}

/** What this tab knows of each game. */
function createKnowledge(saves: ReturnType<typeof createSaveStorage>) {
  const known = new Map<string, Known>();
  const knownOf = (slot: SaveSlot) => known.get(saveKeyOf(slot));
  return {
    knownOf,
    remember: (slot: SaveSlot, what: Omit<Known, 'stored'>) => {
      known.set(saveKeyOf(slot), { stored: saves.stored(slot), ...what });
    },
    release: (slot: SaveSlot) => {
      const base = knownOf(slot);
      if (base) known.set(saveKeyOf(slot), { ...base, isReleased: true });
      saves.dropUnsaved(slot);
    },
    forget: (slot: SaveSlot) => {
      saves.clear(slot);
      known.set(saveKeyOf(slot), FORGOTTEN);
    },
  };
}

/**
 * The saved games as one tab sees them. The tab that played last owns a game; another tab notices
 * before it would overwrite it, and doesn't save until it has loaded that game.
 */
export function createGameStore(options: GameStoreOptions): GameStore {
  const { tab } = options;
  const saves = createSaveStorage(options);
  const { knownOf, remember, release, forget } = createKnowledge(saves);
  const refusalListeners = new Set<RefusalListener>();

  const newerElsewhere = (slot: SaveSlot) => {
    const text = saves.stored(slot);
    const base = knownOf(slot);
    if (text === undefined || text === base?.stored || isOver(base)) return undefined;
    const saved = saves.parse(slot, text);
    return !saved || saved.owner === tab || isKnownPlay(base, saved) ? undefined : saved.session;
  };

  const hasOtherPlay = (slot: SaveSlot, left: Session | undefined) => {
    const text = saves.stored(slot);
    return text !== undefined && isOtherPlay(saves.parse(slot, text), left, tab);
  };

  const takeOver = (slot: SaveSlot, session: Session) => {
    if (!isWon(session.game)) saves.write(slot, session);
    else if (slot.kind === 'own') saves.write(slot, withoutHistory(session));
    else saves.clear(slot);
    remember(slot, { session, owner: tab });
  };

  return {
    load: (slot) => {
      const { text, isWithheld } = saves.text(slot);
      const saved = text === undefined ? undefined : saves.parse(slot, text);
      const isUnreadable = isWithheld || (text !== undefined && !saved);
      remember(slot, { session: saved?.session, owner: saved?.owner, isUnreadable });
      return saved?.session;
    },
    isUnreadable: (slot) => knownOf(slot)?.isUnreadable === true,
    save: (slot, session) => {
      if (staysStored(knownOf(slot), session, tab)) return;
      if (!newerElsewhere(slot)) takeOver(slot, session);
      else for (const listener of refusalListeners) listener(slot, session);
    },
    takeOver,
    begin: (slot, session) => {
      if (!isOver(knownOf(slot))) takeOver(slot, session);
      else remember(slot, { session, owner: tab, keepsFinished: true });
    },
    newerElsewhere,
    hasOtherPlay,
    isPlaying: (slot) => isUnderWay(knownOf(slot)),
    release,
    forget,
    giveUp: (slot, left) => (hasOtherPlay(slot, left) ? release(slot) : forget(slot)),
    onRefusal: (listener) => {
      refusalListeners.add(listener);
      return () => refusalListeners.delete(listener);
    },
  };
}
