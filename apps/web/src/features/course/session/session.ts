import type { StationId } from '@nanpure/content';
import { type CourseTask, taskKey } from '@nanpure/content/course';
import {
  type CourseState,
  NEEDED,
  REVIEW_SIZE,
  recordOf,
  solvedOf,
  TEST,
} from '../memory/course-state.ts';
import { gradeDeck, reviewTaskOf, sourceOf, testDeck } from './deck.ts';
import type { Outcome } from './outcome.ts';
import type { AskedTask, DueCard, SessionTask, Stage } from './session-task.ts';

/** A task comes back after so many others. */
const OTHERS_BETWEEN = 2;

/** A task that is shown again and again comes back so often in a session; from then on, on other days. */
const MOST_REPEATS = 2;

/** A task whose answer was shown, until it is asked again. */
interface Waiting {
  readonly asked: AskedTask;
  /** How many answers there have to be before. */
  readonly from: number;
  readonly repeats: number;
}

/** Tasks one after the other: what was asked, and what comes back. Plain data. */
export interface Session {
  readonly stage: Stage;
  /** In their order; a grade begins again at its end. */
  readonly deck: readonly AskedTask[];
  /** How many of the deck were answered. */
  readonly place: number;
  /** How many answers there were, repeats among them. */
  readonly answers: number;
  readonly waiting: readonly Waiting[];
  /** How many were found, or found right at the first try in a test; of a grade, in earlier sessions as well. */
  readonly solved: number;
  readonly needed: number;
  /** What was not right in a test. */
  readonly failed: readonly AskedTask[];
}

/** What was solved of a grade before; a grade that was passed begins anew. */
function solvedBefore(state: CourseState, station: StationId, stage: Stage): number {
  if (stage.kind !== 'grade') return 0;
  const solved = solvedOf(recordOf(state, station), stage.grade);
  return solved < NEEDED[stage.grade] ? solved : 0;
}

function sessionOf(
  session: Pick<Session, 'stage' | 'deck' | 'needed'> & { readonly solved?: number },
): Session {
  return { solved: 0, place: 0, answers: 0, waiting: [], failed: [], ...session };
}

/** Begins a grade or the test of a station. The same seed and state give the same tasks. */
export function startStage(
  stage: Exclude<Stage, { readonly kind: 'review' }>,
  station: StationId,
  tasks: readonly CourseTask[],
  state: CourseState,
  seed: string,
): Session {
  const source = sourceOf(station, tasks, recordOf(state, station), seed);
  if (stage.kind === 'test') {
    return sessionOf({ stage, deck: testDeck(source), needed: TEST.right });
  }
  return sessionOf({
    stage,
    deck: gradeDeck(stage.grade, source),
    needed: NEEDED[stage.grade],
    solved: solvedBefore(state, station, stage),
  });
}

/** What is asked for a card, and for which. */
export interface DueTask {
  readonly station: StationId;
  readonly task: CourseTask;
  readonly card: DueCard;
}

/**
 * Chooses what is asked for cards that are due: the task that was failed, or where the card is the station's or its
 * task is no more, one that was not seen yet. A station without tasks is left out.
 */
export function dueTasks(
  due: readonly DueCard[],
  tasksOf: (station: StationId) => readonly CourseTask[],
  state: CourseState,
  seed: string,
): readonly DueTask[] {
  return due.flatMap((card) => {
    const { station } = card;
    const tasks = tasksOf(station);
    const task =
      tasks.find((each) => taskKey(each) === card.taskKey) ??
      reviewTaskOf(sourceOf(station, tasks, recordOf(state, station), seed));
    return task ? [{ station, task, card }] : [];
  });
}

/** Begins a review of what is due: a few tasks, each as it is found on a board, without help beforehand. */
export function startReview(due: readonly DueTask[]): Session {
  const deck = due.slice(0, REVIEW_SIZE).map(({ station, task, card }): AskedTask => {
    return { station, task, mode: task.kind === 'near-miss' ? 'near-miss' : 'free', card };
  });
  return sessionOf({ stage: { kind: 'review' }, deck, needed: deck.length });
}

/** Once more what was not right in a test, with help; undefined where all was. */
export function startRepeats({ stage, failed, answers }: Session): Session | undefined {
  if (stage.kind !== 'test' || failed.length === 0) return undefined;
  const waiting = failed.map((asked) => ({ asked, from: 0, repeats: 1 }));
  const stage3: Stage = { kind: 'grade', grade: 3 };
  return { ...sessionOf({ stage: stage3, deck: [], needed: failed.length }), waiting, answers };
}

/** The next task of the deck, if one is needed. */
function nextOfDeck({ stage, deck, place, solved, needed }: Session): AskedTask | undefined {
  if (stage.kind !== 'grade') return deck[place];
  return solved < needed ? deck[place % deck.length] : undefined;
}

/** What is asked now: what waited long enough, else a new one, else what waits. */
function turnOf(session: Session): { asked: AskedTask; waiting: Waiting | undefined } | undefined {
  const { waiting, answers } = session;
  const ready = waiting.find(({ from }) => from <= answers);
  if (ready) return { asked: ready.asked, waiting: ready };
  const next = nextOfDeck(session);
  // Where the deck is short, its next task may be one that waits.
  if (next) return { asked: next, waiting: waiting.find(({ asked }) => asked === next) };
  const [first] = waiting;
  return first && { asked: first.asked, waiting: first };
}

/** What is asked now; undefined once the stage is over. */
export function currentOf(session: Session): SessionTask | undefined {
  const turn = turnOf(session);
  if (!turn) return undefined;
  const { stage, answers } = session;
  return { ...turn.asked, stage, isRepeat: turn.waiting !== undefined, number: answers + 1 };
}

/** The session after the answer to what is asked now. In a test nothing comes back. */
export function answered(session: Session, outcome: Outcome): Session {
  const turn = turnOf(session);
  if (!turn) return session;
  const { asked, waiting: was } = turn;
  const { stage, answers } = session;
  const isShown = outcome === 'shown';
  const repeats = (was?.repeats ?? 0) + 1;
  const comesBack = isShown && stage.kind !== 'test' && repeats <= MOST_REPEATS;
  const again = comesBack ? [{ asked, from: answers + 1 + OTHERS_BETWEEN, repeats }] : [];
  const isSolved = !isShown && (stage.kind !== 'review' || was === undefined);
  return {
    ...session,
    answers: answers + 1,
    place: session.place + (was ? 0 : 1),
    waiting: [...session.waiting.filter((each) => each !== was), ...again],
    solved: session.solved + (isSolved ? 1 : 0),
    failed: isShown && stage.kind === 'test' ? [...session.failed, asked] : session.failed,
  };
}

/** How far it is: for a test and a grade, `isPassed` says whether enough were solved. */
export function progressOf(session: Session) {
  const { solved, needed } = session;
  const isOver = turnOf(session) === undefined;
  return { solved, needed, isOver, isPassed: solved >= needed };
}
