import type { Answered, Asking, ExerciseWriter } from '@nanpure/content/exercise';
import type { CellSearch } from '../questions/cell-search.ts';
import type { DigitSearch } from '../questions/digit-search.ts';
import type { WhichOne } from '../questions/which-one.ts';
import { promptOf as patternPrompt, verdictText } from '../use-exercise-texts.ts';
import type { Play } from './play.ts';
import type { TaskState } from './task-state.ts';

function askingOf({ question, ...search }: CellSearch | DigitSearch): Asking {
  if (question.kind !== 'last-cell') return question;
  const isKnown = search.kind === 'digits' && search.isCellKnown;
  return { kind: 'last-cell', house: isKnown ? question.house : undefined };
}

function answeredOf(search: CellSearch | DigitSearch): Answered {
  if (search.kind === 'digits') {
    const { question, wanted } = search;
    const [digit = 1] = wanted;
    return question.kind === 'last-cell'
      ? { kind: 'last-cell', house: question.house, digit }
      : { kind: 'candidates', cell: question.cell, digits: wanted };
  }
  const { question } = search;
  const found = [...search.wanted].sort((one, other) => one - other);
  switch (question.kind) {
    case 'places':
      return { kind: 'places', house: question.house, digit: question.digit, found };
    case 'stale-notes':
      return { kind: 'stale-notes', digit: question.digit, found };
    case 'common-peers':
      return { kind: 'common-peers', found };
  }
}

function searchVerdict(
  { questions }: ExerciseWriter,
  search: CellSearch | DigitSearch,
  number: number,
): string {
  const { verdict } = search;
  switch (verdict?.kind) {
    case undefined:
      return '';
    case 'tried':
      return questions.wrong(verdict.tried);
    case 'right':
      return questions.right(answeredOf(search), number);
    case 'shown':
      return questions.reason(answeredOf(search));
  }
}

function whichOneVerdict(writer: ExerciseWriter, play: WhichOne, number: number): string {
  const { verdict, attempt } = play;
  if (verdict?.kind === 'tried') return writer.questions.wrong(verdict.tried);
  if (verdict) return writer.questions.technique(attempt.exercise.step.technique);
  return verdictText(writer, attempt, number);
}

/** The question, as it is now. */
export function promptOf(writer: ExerciseWriter, play: Play): string {
  switch (play.kind) {
    case 'pattern':
      return patternPrompt(writer, play.attempt);
    case 'which-one':
      return play.isNamed
        ? patternPrompt(writer, play.attempt)
        : writer.questions.prompt({ kind: 'which-one' });
    case 'cells':
    case 'digits':
      return writer.questions.prompt(askingOf(play));
  }
}

/** What there is to say about the latest try, or the help asked for; the number of the task changes the praise. */
export function verdictOf(writer: ExerciseWriter, state: TaskState, number: number): string {
  const { play, help, tellsHelp } = state;
  const latest = help.at(-1);
  if (tellsHelp && latest) return writer.questions.help(latest);
  switch (play.kind) {
    case 'pattern':
      return verdictText(writer, play.attempt, number);
    case 'which-one':
      return whichOneVerdict(writer, play, number);
    case 'cells':
    case 'digits':
      return searchVerdict(writer, play, number);
  }
}
