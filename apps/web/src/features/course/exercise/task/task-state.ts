import type { CourseTask, Station } from '@nanpure/content/course';
import type { ExerciseMode, HelpWords } from '@nanpure/content/exercise';
import { type Cell, cellsOf, stepPattern } from '@nanpure/engine';
import type { Outcome } from '../../session/outcome.ts';
import { helpFor } from './help.ts';
import {
  askedOf,
  isLatestWrong,
  isWon,
  latestVerdict,
  newPlay,
  type Play,
  type PlayMove,
  playMove,
} from './play.ts';

/** A task with what counts for its outcome. */
export interface TaskState {
  readonly play: Play;
  readonly selected: Cell;
  /** No help is given, and only the first try counts. */
  readonly isTest: boolean;
  /** The help given on what is asked now, step by step. */
  readonly help: readonly HelpWords[];
  /** Whether the latest thing to say is the last step of the help. */
  readonly tellsHelp: boolean;
  readonly showsNotes: boolean;
  readonly wasHelped: boolean;
  readonly wrongTries: number;
  /** Increases with each verdict, so that the same text is announced again. */
  readonly verdicts: number;
}

/** What a player does. */
export type TaskMove =
  | PlayMove
  | { readonly type: 'select'; readonly cell: Cell }
  | { readonly type: 'help' | 'notes' };

/** Where the selection is when nothing is shown: the middle of the board. */
const MIDDLE: Cell = 40;

/** So many wrong tries are a slip. */
const SLIPS = 1;

function firstCell(play: Play): Cell {
  if (play.kind === 'digits') return play.isCellKnown ? play.cell : MIDDLE;
  if (play.kind === 'cells') {
    const { question } = play;
    if (question.kind === 'common-peers') return question.cells[0];
    if (question.kind === 'stale-notes') return question.cell;
    // Where it is asked for, and no more an answer than any other cell.
    const [first = MIDDLE] = cellsOf(question.house);
    return first;
  }
  const { mode, step } = play.attempt.exercise;
  return mode === 'guided' ? (stepPattern(step).cells[0] ?? MIDDLE) : MIDDLE;
}

/** A task that nobody has tried yet. Throws where its data is wrong. */
export function newTask(
  task: CourseTask,
  { mode, station, isTest }: { mode: ExerciseMode; station: Station; isTest: boolean },
): TaskState {
  const play = newPlay(task, mode, station);
  return {
    play,
    selected: firstCell(play),
    isTest,
    help: [],
    tellsHelp: false,
    showsNotes: false,
    wasHelped: false,
    wrongTries: 0,
    verdicts: 0,
  };
}

/** The next step of the help; undefined where only the answer is left. */
export function nextHelp({ play, help, isTest }: TaskState): HelpWords | undefined {
  return isTest ? undefined : helpFor(play)[help.length];
}

function played(state: TaskState, move: PlayMove): TaskState {
  const play = playMove(state.play, move);
  if (play === state.play) return state;
  const isNext = askedOf(play) !== askedOf(state.play);
  const isTold = latestVerdict(play) !== latestVerdict(state.play);
  return {
    ...state,
    play,
    tellsHelp: false,
    help: isNext ? [] : state.help,
    wrongTries: state.wrongTries + (isLatestWrong(play) ? 1 : 0),
    verdicts: state.verdicts + (isTold ? 1 : 0),
  };
}

/** What a move makes of a task. */
export function moveTask(state: TaskState, move: TaskMove): TaskState {
  switch (move.type) {
    case 'select':
      return state.selected === move.cell ? state : { ...state, selected: move.cell };
    case 'notes':
      return { ...state, showsNotes: !state.showsNotes, wasHelped: true };
    case 'help': {
      const next = nextHelp(state);
      if (!next) return played(state, { type: 'show' });
      return { ...state, help: [...state.help, next], tellsHelp: true, wasHelped: true };
    }
    default:
      return played(state, move);
  }
}

/** How a task came out; undefined before its end. */
export function outcomeOf(state: TaskState): Outcome | undefined {
  const { play, isTest, wasHelped, wrongTries } = state;
  if (askedOf(play) !== 'nothing') return undefined;
  if (!isWon(play) || (isTest && wrongTries > 0)) return 'shown';
  return wasHelped || wrongTries > SLIPS ? 'helped' : 'clean';
}
