import type { StationId } from '@nanpure/content';
import { taskKey } from '@nanpure/content/course';
import { type Day, dayOf } from '../../../lib/calendar.ts';
import type { Outcome } from '../session/outcome.ts';
import type { SessionTask } from '../session/session-task.ts';
import {
  type CourseState,
  recordOf,
  type SeenTask,
  type TaskCard,
  withRecord,
} from './course-state.ts';
import { newCard, reviewedCard } from './schedule.ts';

/** So many failed tasks of a station are remembered. */
export const MOST_TASK_CARDS = 30;

/** So many tasks of a station are known to have been seen. */
const MOST_SEEN = 400;

/** Found so often in a row on other days, a failed task is forgotten. */
const ENOUGH_IN_A_ROW = 2;

function withSeen(
  state: CourseState,
  { station, task, stage }: SessionTask,
  outcome: Outcome,
): CourseState {
  const key = taskKey(task);
  const { seen } = recordOf(state, station);
  const before = seen.find((each) => each.key === key);
  const now: SeenTask = {
    key,
    grade: before?.grade ?? (stage.kind === 'grade' ? stage.grade : task.grade),
    isSolved: before?.isSolved === true || outcome !== 'shown',
  };
  const others = seen.filter((each) => each !== before);
  return withRecord(state, station, { seen: [...others, now].slice(-MOST_SEEN) });
}

function inARowAfter({ inARow }: TaskCard, outcome: Outcome): number {
  if (outcome === 'shown') return 0;
  return outcome === 'clean' ? inARow + 1 : inARow;
}

/** A failed task was asked again. */
function withReviewedTask(
  state: CourseState,
  station: StationId,
  card: TaskCard,
  outcome: Outcome,
  today: Day,
): CourseState {
  const { taskCards } = recordOf(state, station);
  const isCounted = card.reviewedOn !== today;
  const inARow = isCounted || outcome === 'shown' ? inARowAfter(card, outcome) : card.inARow;
  const after = { ...card, ...reviewedCard(card, outcome, today), inARow };
  const others = taskCards.filter(({ key }) => key !== card.key);
  return withRecord(state, station, {
    taskCards: inARow < ENOUGH_IN_A_ROW ? [...others, after] : others,
  });
}

/** A task was failed for the first time. Of too many, the one that is best known goes. */
function withFailedTask(
  state: CourseState,
  station: StationId,
  key: string,
  today: Day,
): CourseState {
  const { taskCards } = recordOf(state, station);
  const kept = [...taskCards];
  if (kept.length >= MOST_TASK_CARDS) {
    const latest = kept.reduce((one, other) => (other.due > one.due ? other : one));
    kept.splice(kept.indexOf(latest), 1);
  }
  const failed: TaskCard = { key, inARow: 0, ...newCard('shown', today) };
  return withRecord(state, station, { taskCards: [...kept, failed] });
}

function taskCardOf(state: CourseState, station: StationId, key: string): TaskCard | undefined {
  return recordOf(state, station).taskCards.find((card) => card.key === key);
}

/** A card that was due was asked; the task may be another one than the card's, where that is no more. */
function afterReview(
  state: CourseState,
  asked: SessionTask,
  outcome: Outcome,
  today: Day,
): CourseState {
  const { station, card: due } = asked;
  const count = state.reviewed?.on === today ? state.reviewed.count : 0;
  const counted: CourseState = { ...state, reviewed: { on: today, count: count + 1 } };
  if (due?.taskKey !== undefined) {
    const card = taskCardOf(counted, station, due.taskKey);
    return card ? withReviewedTask(counted, station, card, outcome, today) : counted;
  }
  const { card } = recordOf(counted, station);
  const rated = card
    ? withRecord(counted, station, { card: reviewedCard(card, outcome, today) })
    : counted;
  return outcome === 'shown' ? afterPractice(rated, asked, outcome, today) : rated;
}

/** A task was done at its station: failed, it comes back on another day; found when it was due, that counts, too. */
function afterPractice(
  state: CourseState,
  { station, task }: SessionTask,
  outcome: Outcome,
  today: Day,
): CourseState {
  const key = taskKey(task);
  const card = taskCardOf(state, station, key);
  if (!card) return outcome === 'shown' ? withFailedTask(state, station, key, today) : state;
  const isRated = outcome === 'shown' || card.due <= today;
  return isRated ? withReviewedTask(state, station, card, outcome, today) : state;
}

/** What the course knows after a task. Repeats of the same session are seen, but not rated again. */
export function afterOutcome(
  state: CourseState,
  asked: SessionTask,
  outcome: Outcome,
  now: Date,
): CourseState {
  const today = dayOf(now.getTime());
  const seen = withSeen(state, asked, outcome);
  const isReview = asked.stage.kind === 'review';
  const placed = isReview ? seen : { ...seen, current: asked.station };
  if (asked.isRepeat) return placed;
  return isReview
    ? afterReview(placed, asked, outcome, today)
    : afterPractice(placed, asked, outcome, today);
}

/** What the course knows after a test: passed once, the station is mastered for good, and comes back by its schedule. */
export function afterTest(
  state: CourseState,
  station: StationId,
  isPassed: boolean,
  now: Date,
): CourseState {
  if (!isPassed) return state;
  const today = dayOf(now.getTime());
  const { masteredOn, card } = recordOf(state, station);
  return withRecord(state, station, {
    masteredOn: masteredOn ?? today,
    card: card ? reviewedCard(card, 'clean', today) : newCard('clean', today),
  });
}

/** What the course knows after a lesson. */
export function afterLesson(state: CourseState, station: StationId): CourseState {
  return { ...withRecord(state, station, { isLessonDone: true }), current: station };
}
