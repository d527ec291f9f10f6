import type { Language } from '@nanpure/content';
import type { Grid, Result } from '@nanpure/engine';
import type { HintLevel, Notes } from '@nanpure/engine/hints';
import { findHint, type LadderRating, type LadderTechniqueId, rate } from '@nanpure/engine/ladder';
import { countEmptyCells } from '../http/boards/board.ts';
import { type DailyProblems, type DailyRequest, dailyProblems } from './daily-problems.ts';
import { type ExplainRequest, explainPath } from './explain-reply.ts';
import { type GenerateAnswer, type GenerateRequest, generatePuzzle } from './generate-puzzle.ts';
import { type LadderHintReply, replyLadderHint } from './hint-reply.ts';
import { drawStepPicture, type StepPictureRequest } from './picture/step-picture.ts';
import type { PathRequest } from './recent-paths.ts';
import { type SolveFacts, solveBoard } from './solve-reply.ts';
import { findStepsOn, type StepsRequest } from './steps-reply.ts';

/** A board on the way through a puzzle, and how much is to be told. */
export interface HintRequest {
  readonly board: Grid;
  readonly solution: Grid;
  readonly notes: Notes | undefined;
  /** The techniques to look for; all of the ladder by default. */
  readonly techniques: readonly LadderTechniqueId[] | undefined;
  readonly level: HintLevel;
  readonly language: Language;
}

/**
 * What takes longer than one request may hold up all others: to find the steps, and to write them down. Requests
 * and answers are plain data.
 */
interface Jobs {
  /** The answer is the reply as JSON: to take it apart would take long again. */
  readonly explain: { readonly request: ExplainRequest; readonly answer: string };
  /** The answer is null where no technique leads on. */
  readonly hint: { readonly request: HintRequest; readonly answer: LadderHintReply | null };
  readonly daily: { readonly request: DailyRequest; readonly answer: DailyProblems };
  readonly rating: { readonly request: PathRequest; readonly answer: LadderRating };
  readonly generate: { readonly request: GenerateRequest; readonly answer: GenerateAnswer };
  /** The answer is the picture as SVG. */
  readonly picture: { readonly request: StepPictureRequest; readonly answer: string };
  /** The answer is the reply as JSON, as that of `explain`. */
  readonly steps: { readonly request: StepsRequest; readonly answer: string };
  readonly solve: { readonly request: { readonly grid: Grid }; readonly answer: SolveFacts };
}

export type JobName = keyof Jobs;
export type RequestOf<Name extends JobName> = Jobs[Name]['request'];
export type AnswerOf<Name extends JobName> = Jobs[Name]['answer'];

/** Whether nobody waits for the answer any more; long jobs ask on their way. */
type IsCancelled = () => boolean;

type Run<Name extends JobName> = (
  request: RequestOf<Name>,
  isCancelled: IsCancelled,
) => AnswerOf<Name> | Promise<AnswerOf<Name>>;

async function explain(request: ExplainRequest): Promise<string> {
  return JSON.stringify(await explainPath(request));
}

async function stepsOn(request: StepsRequest): Promise<string> {
  return JSON.stringify(await findStepsOn(request));
}

async function nextStep(request: HintRequest): Promise<LadderHintReply | null> {
  const { board, level, language, ...known } = request;
  const hint = findHint(board, { ...known, random: () => 0 });
  if (hint.kind !== 'step') return null;
  return await replyLadderHint(hint, level, language, countEmptyCells(board));
}

const RUN: { readonly [Name in JobName]: Run<Name> } = {
  explain,
  hint: nextStep,
  daily: dailyProblems,
  rating: ({ givens, techniques }) => rate({ givens }, { techniques, unique: true }),
  generate: generatePuzzle,
  picture: drawStepPicture,
  steps: stepsOn,
  solve: ({ grid }) => solveBoard(grid),
};

/** Does a job on this thread. */
export async function runJob<Name extends JobName>(
  name: Name,
  request: RequestOf<Name>,
  isCancelled: IsCancelled = () => false,
): Promise<AnswerOf<Name>> {
  return await RUN[name](request, isCancelled);
}

/** A job that takes longer is ended. Ten times of what the hardest known puzzles take, as a machine may be busy. */
export const TIME_LIMIT_SECONDS = 20;

/** Why there is no answer: too many wait, or this one takes too long. */
export type WorkFailure = 'overloaded' | 'time-limit';

/** Does jobs, here or elsewhere. A job that hasn't begun when the signal comes is dropped, some end before their time. */
export type DoJob = <Name extends JobName>(
  name: Name,
  request: RequestOf<Name>,
  signal?: AbortSignal,
) => Promise<Result<AnswerOf<Name>, WorkFailure>>;
