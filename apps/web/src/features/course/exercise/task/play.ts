import { type CourseTask, type OpenTask, openTask, type Station } from '@nanpure/content/course';
import type { ExerciseMode } from '@nanpure/content/exercise';
import type { Cell, Digit, TaughtTechniqueId } from '@nanpure/engine';
import {
  type Asked as AskedOfPattern,
  type Attempt,
  answer,
  askedOf as askedOfAttempt,
  isWrong,
  newAttempt,
  showAnswer,
  tryCandidate,
  tryCell,
} from '../attempt/attempt.ts';
import { type Exercise, exerciseOf } from '../attempt/exercise.ts';
import {
  type CellSearch,
  isCellSearchOver,
  newCellSearch,
  searchCell,
  showCells,
} from '../questions/cell-search.ts';
import {
  type DigitSearch,
  isDigitSearchOver,
  newDigitSearch,
  searchDigit,
  searchLastCell,
  showDigits,
} from '../questions/digit-search.ts';
import { isWrongTry } from '../questions/verdict.ts';
import {
  nameTechnique,
  newWhichOne,
  onAttempt,
  showWhichOne,
  type WhichOne,
} from '../questions/which-one.ts';

/** The search for a pattern, alone. */
export interface PatternSearch {
  readonly kind: 'pattern';
  readonly attempt: Attempt;
}

/** How it stands with a task, of whatever kind. */
export type Play = PatternSearch | WhichOne | CellSearch | DigitSearch;

/** What is asked for now. */
export type Asked = AskedOfPattern | 'all-cells' | 'all-digits' | 'technique';

/** What a player does about a task. */
export type PlayMove =
  | { readonly type: 'cell'; readonly cell: Cell }
  | { readonly type: 'digit'; readonly cell: Cell; readonly digit: Digit }
  | { readonly type: 'answer'; readonly isYes: boolean }
  | { readonly type: 'technique'; readonly technique: TaughtTechniqueId }
  | { readonly type: 'show' };

function needed(open: OpenTask, mode: ExerciseMode, station: Station): Exercise {
  const exercise = exerciseOf(open, mode, station);
  if (!exercise) throw new RangeError(`a task of ${station.id} is about no pattern`);
  return exercise;
}

/** A task that nobody has tried yet. Throws where its data is wrong. */
export function newPlay(task: CourseTask, mode: ExerciseMode, station: Station): Play {
  const open = openTask(station, task);
  switch (task.kind) {
    case 'pattern':
      return { kind: 'pattern', attempt: newAttempt(needed(open, mode, station)) };
    case 'near-miss':
      return { kind: 'pattern', attempt: newAttempt(needed(open, 'near-miss', station)) };
    case 'which-one':
      return newWhichOne(needed(open, 'free', station));
    case 'last-cell':
    case 'candidates':
      return newDigitSearch(task, open, mode !== 'free');
    case 'common-peers':
    case 'places':
    case 'stale-notes':
      return newCellSearch(task, open);
  }
}

/** What is asked for now. */
export function askedOf(play: Play): Asked {
  switch (play.kind) {
    case 'pattern':
      return askedOfAttempt(play.attempt);
    case 'which-one':
      return play.isNamed ? askedOfAttempt(play.attempt) : 'technique';
    case 'cells':
      return isCellSearchOver(play) ? 'nothing' : 'all-cells';
    case 'digits':
      if (isDigitSearchOver(play)) return 'nothing';
      if (!play.isCellKnown) return 'cells';
      return play.question.kind === 'candidates' ? 'all-digits' : 'digit';
  }
}

/** Whether all was found without being shown. */
export function isWon(play: Play): boolean {
  return play.kind === 'pattern' || play.kind === 'which-one'
    ? play.attempt.isWon
    : play.verdict?.kind === 'right';
}

/** The verdict on the latest try: another one for each try, even where it is the same in words. */
export function latestVerdict(play: Play): object | undefined {
  if (play.kind === 'pattern') return play.attempt.verdict;
  return play.verdict ?? (play.kind === 'which-one' ? play.attempt.verdict : undefined);
}

/** Whether the latest try was wrong. */
export function isLatestWrong(play: Play): boolean {
  if (play.kind === 'pattern') return isWrong(play.attempt.verdict);
  if (play.kind === 'which-one') return isWrongTry(play.verdict) || isWrong(play.attempt.verdict);
  return isWrongTry(play.verdict);
}

function moveOnPattern(attempt: Attempt, move: PlayMove): Attempt {
  switch (move.type) {
    case 'cell':
      return tryCell(attempt, move.cell);
    case 'digit':
      return tryCandidate(attempt, move);
    case 'answer':
      return answer(attempt, move.isYes);
    case 'show':
      return askedOfAttempt(attempt) === 'nothing' ? attempt : showAnswer(attempt);
    case 'technique':
      return attempt;
  }
}

function moveOnWhichOne(play: WhichOne, move: PlayMove): WhichOne {
  if (move.type === 'technique') return nameTechnique(play, move.technique);
  if (move.type === 'show') return askedOf(play) === 'nothing' ? play : showWhichOne(play);
  return onAttempt(play, (attempt) => moveOnPattern(attempt, move));
}

function moveOnDigits(play: DigitSearch, move: PlayMove): DigitSearch {
  if (move.type === 'show') return showDigits(play);
  if (move.type === 'cell') return searchLastCell(play, move.cell);
  return move.type === 'digit' ? searchDigit(play, move.digit) : play;
}

/** What a move makes of a task; the same task where it means nothing there. */
export function playMove(play: Play, move: PlayMove): Play {
  switch (play.kind) {
    case 'pattern': {
      const attempt = moveOnPattern(play.attempt, move);
      return attempt === play.attempt ? play : { ...play, attempt };
    }
    case 'which-one':
      return moveOnWhichOne(play, move);
    case 'digits':
      return moveOnDigits(play, move);
    case 'cells':
      if (move.type === 'show') return showCells(play);
      return move.type === 'cell' ? searchCell(play, move.cell) : play;
  }
}
