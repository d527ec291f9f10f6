import type { Difficulty, Puzzle, TechniqueId } from '@nanpure/engine';
import type { Change, GameCell, MistakePolicy } from '@nanpure/engine/game';
import type { HintLevel } from '@nanpure/engine/hints';
import type { ComponentType, ReactNode } from 'react';
import type { BoardComponent, HintMark } from './board-view.ts';
import type { Thought } from './pace.ts';

/** Whether the cells of the board are answers just now, and how that begins and ends. */
export interface HintSearchControl {
  readonly isOn: boolean;
  readonly onStart: () => void;
  readonly onStop: () => void;
}

/** A hint in words, as the panel shows it. */
export interface HintPanelProps {
  readonly level: HintLevel;
  readonly message: string;
  readonly detail?: string | undefined;
  /** The technique of a step, once the hint has named it: there is a lesson about it. */
  readonly technique?: TechniqueId | undefined;
  /** Gives the next level, and after the third another hint; left out, no hint is left. */
  readonly onMore?: (() => void) | undefined;
  /** Left out, there is nothing to carry out. */
  readonly onApply?: (() => void) | undefined;
  /** For a player who looks for the cell alone; left out, there is none to find. */
  readonly search?: HintSearchControl | undefined;
  /** Closed on purpose: the hint is done with. */
  readonly onClose: () => void;
  /** Something outside was pressed. */
  readonly onLeave: () => void;
  readonly isLoading: boolean;
}

/** A list of what can be done, with the keys for it. */
export interface HelpDialogProps {
  readonly title: string;
  readonly lead: string;
  readonly footnote: string;
  readonly close: string;
  readonly sections: readonly {
    readonly title: string;
    readonly rows: readonly { readonly label: string; readonly keys: ReactNode }[];
  }[];
  readonly onClose: () => void;
}

/** A moment of a game that is over, as the board is to show it. */
export interface PastMoment {
  readonly cells: readonly GameCell[];
  readonly marks: readonly HintMark[];
}

/** A game that was won, for those who look back on it. */
export interface LookBackProps {
  readonly game: {
    readonly puzzle: Puzzle;
    /** How it stands now, what led there, and how long was thought before each change. */
    readonly cells: readonly GameCell[];
    readonly past: readonly Change[];
    readonly thoughts: readonly (Thought | null)[];
  };
  readonly formatTime: (milliseconds: number) => string;
  /** Has the board show a moment; undefined: the game as it stands. */
  readonly onShow: (moment: PastMoment | undefined) => void;
  /** Something to be heard. */
  readonly onTold: (text: string) => void;
}

/** What the game takes from other features; the page brings them together. */
export interface GameParts {
  readonly Board: BoardComponent;
  readonly HintPanel: ComponentType<HintPanelProps>;
  readonly HelpDialog: ComponentType<HelpDialogProps>;
  readonly SettingsDialog: ComponentType<{ readonly onClose: () => void }>;
  /** Shown once when a puzzle is solved. */
  readonly Celebration: ComponentType;
  /** Below the banner of a puzzle that is solved. */
  readonly LookBack: ComponentType<LookBackProps>;
}

/** The player's choices, as far as the game follows them. */
export interface GameSettings {
  readonly mistakePolicy: MistakePolicy;
  readonly removeNotes: boolean;
  readonly highlightPeers: boolean;
  readonly highlightSame: boolean;
  readonly showTimer: boolean;
  readonly vibrate: boolean;
  readonly leftHanded: boolean;
  readonly digitSize: 'normal' | 'large';
}

/** What a game comes to, for those who count. */
export interface GameFacts {
  readonly difficulty: Difficulty;
  readonly problemId: string;
  readonly origin: ProblemOrigin;
  /** In milliseconds. */
  readonly elapsed: number;
  readonly mistakes: number;
  readonly hintsUsed: number;
  /** Those on the puzzle's easiest path, by id. */
  readonly techniques: readonly string[];
}

/** Where a puzzle came from: the bank, or it was made on this device. */
export type ProblemOrigin = 'bank' | 'made';

/** A hint that was given. */
export interface HintFacts {
  readonly difficulty: Difficulty;
  /** By id; left out where the hint isn't about one. */
  readonly technique?: string | undefined;
}

/**
 * Called when what was asked for is there: has it handed over and takes what it costs, both or neither.
 * False where it can't be paid for any more; then the player keeps what was there.
 */
export type Payment = (handOver: () => void) => boolean;

/** Asked before a puzzle is given up, once the player has agreed: `proceed` goes on. */
export type GameGate = (request: {
  readonly reason: 'new-puzzle' | 'difficulty';
  /** Without a payment it costs nothing. */
  readonly proceed: (pay?: Payment) => void;
}) => void;

/** What the page may listen to and hold up. */
export interface GameHooks {
  /** The first input was made. */
  readonly onStarted?: ((facts: GameFacts) => void) | undefined;
  /** The puzzle was solved; told once. */
  readonly onFinished?: ((facts: GameFacts) => void) | undefined;
  /** A puzzle was chosen from the bank, or made. */
  readonly onProblem?:
    | ((facts: { readonly difficulty: Difficulty; readonly origin: ProblemOrigin }) => void)
    | undefined;
  readonly onHint?: ((facts: HintFacts) => void) | undefined;
  /** Left out, nothing is held up. */
  readonly gate?: GameGate | undefined;
}
