/*
 * A learner who goes through the course day by day: first the review, then a few stages of the station that is next.
 * Knows some stations from the start, and at the others misses and asks for help at some rate. Like a page, it reads
 * the state from text and changes it by events; what it saw stands in a diary.
 */
import { STATION_IDS, type StationId } from '@nanpure/content';
import { type CourseTask, taskKey } from '@nanpure/content/course';
import { type Random, seededRandom } from '@nanpure/engine';
import { dayOf } from '../../../lib/calendar.ts';
import { afterLesson, MOST_TASK_CARDS } from '../memory/course-changes.ts';
import { makeCourse, parseCourse } from '../memory/course-format.ts';
import { type CourseState, EMPTY_COURSE, recordOf, type TaskCard } from '../memory/course-state.ts';
import { parseFromGames, withFromGames } from '../memory/from-games.ts';
import { dueCards, nextStation, stageToGoOn } from '../memory/status.ts';
import { afterAnswer } from '../session/after-answer.ts';
import type { Outcome } from '../session/outcome.ts';
import {
  answered,
  currentOf,
  dueTasks,
  progressOf,
  type Session,
  startRepeats,
  startReview,
  startStage,
} from '../session/session.ts';
import type { SessionTask } from '../session/session-task.ts';

/** What kind of learner it is. */
export interface Traits {
  /** How many stations, from the first, need no learning. */
  readonly knows: number;
  /** How often of one a task is missed. */
  readonly misses: number;
  /** How often of one help is asked for, where it wasn't missed. */
  readonly asks: number;
  readonly seed: string;
}

/** A task as it was answered. */
export interface Entry {
  readonly day: number;
  /** Which session of the whole course it was in. */
  readonly session: number;
  readonly key: string;
  readonly asked: SessionTask;
  readonly outcome: Outcome;
}

/** What became of a learner. */
export interface Course {
  readonly diary: readonly Entry[];
  readonly state: CourseState;
  /** How many tasks of a station had been seen when it was mastered. */
  readonly seenBeforeMastery: Readonly<Partial<Record<StationId, number>>>;
  /** On which day, from 0, the last station was mastered; undefined where that never came. */
  readonly doneOn: number | undefined;
  /** How many cards were due on each day. */
  readonly due: readonly number[];
  /** Tasks that were missed, and gave way to others that were missed at their station. */
  readonly forgotten: ReadonlySet<string>;
}

/** How much of the course there is a day, and how many tasks somebody takes in a session that does not end. */
const STAGES_A_DAY = 4;
const MAX_TASKS_IN_SESSION = 40;

type TasksOf = (station: StationId) => readonly CourseTask[];

/** A task of a station, as `Course.forgotten` has it. */
export function nameOfTask(station: StationId, key: string): string {
  return `${station} ${key}`;
}

class Learner {
  diary: Entry[] = [];
  due: number[] = [];
  forgotten = new Set<string>();
  seenBeforeMastery: Partial<Record<StationId, number>> = {};
  doneOn: number | undefined;
  private state = EMPTY_COURSE;
  private day = 0;
  private sessions = 0;
  private readonly random: Random;

  constructor(
    private readonly traits: Traits,
    private readonly tasksOf: TasksOf,
  ) {
    this.random = seededRandom(traits.seed);
  }

  get now(): Date {
    return new Date(2026, 0, 1 + this.day, 20);
  }

  get course(): Course {
    const { diary, state, seenBeforeMastery, doneOn, due, forgotten } = this;
    return { diary, state, seenBeforeMastery, doneOn, due, forgotten };
  }

  private outcomeOf({ station, stage }: SessionTask): Outcome {
    const { knows, misses, asks } = this.traits;
    if (STATION_IDS.indexOf(station) < knows) return 'clean';
    if (this.random() < misses) return 'shown';
    return stage.kind !== 'test' && this.random() < asks ? 'helped' : 'clean';
  }

  /** Only where there is no room for more; what is found often enough goes, too, but by its own answer. */
  private noteForgotten({ station, task }: SessionTask, kept: readonly TaskCard[]) {
    if (kept.length < MOST_TASK_CARDS) return;
    for (const { key } of recordOf(this.state, station).taskCards) {
      const isKept = key === taskKey(task) || kept.some((card) => card.key === key);
      if (!isKept) this.forgotten.add(nameOfTask(station, key));
    }
  }

  /** Answers until the session is over, or has been long enough. */
  private play(start: Session): Session {
    this.sessions++;
    let session = start;
    for (let count = 0; count < MAX_TASKS_IN_SESSION; count++) {
      const asked = currentOf(session);
      if (!asked) break;
      const outcome = this.outcomeOf(asked);
      const { day, sessions } = this;
      this.diary.push({ day, session: sessions, key: taskKey(asked.task), asked, outcome });
      const after = afterAnswer(this.state, session, outcome, this.now);
      this.noteForgotten(asked, recordOf(after, asked.station).taskCards);
      this.state = after;
      session = answered(session, outcome);
    }
    return session;
  }

  /** As long as something is due. */
  private review() {
    this.due.push(dueCards(this.state, this.now).length);
    for (let due = dueCards(this.state, this.now); due.length > 0; ) {
      const seed = `${this.traits.seed} ${this.sessions}`;
      const tasks = dueTasks(due, this.tasksOf, this.state, seed);
      if (tasks.length === 0) return;
      this.play(startReview(tasks));
      due = dueCards(this.state, this.now);
    }
  }

  private test(station: StationId, test: Session) {
    const seen = recordOf(this.state, station).seen.length;
    const session = this.play(test);
    if (progressOf(session).isPassed) this.seenBeforeMastery[station] = seen;
    const repeats = startRepeats(session);
    // The same sitting, for who looks at the diary.
    if (repeats) {
      this.sessions--;
      this.play(repeats);
    }
  }

  private goOn(station: StationId) {
    const stage = stageToGoOn(this.state, station);
    if (stage === 'mastered') return;
    if (stage === 'lesson') {
      this.state = afterLesson(this.state, station);
    } else if (station === 'whole-puzzle') {
      const noted = parseFromGames(`game hard-${this.day}-${this.random()}`);
      this.state = withFromGames(this.state, noted, dayOf(this.now.getTime()));
    } else if (stage.kind !== 'review') {
      const seed = `${this.traits.seed} ${this.sessions}`;
      const session = startStage(stage, station, this.tasksOf(station), this.state, seed);
      if (stage.kind === 'test') this.test(station, session);
      else this.play(session);
    }
  }

  /** A day: what is due, then what is next. On the next day, the state comes out of the storage. */
  live() {
    this.review();
    for (let stages = 0; stages < STAGES_A_DAY; stages++) {
      const station = nextStation(this.state);
      if (station) this.goOn(station);
    }
    if (!nextStation(this.state)) this.doneOn ??= this.day;
    this.state = parseCourse(makeCourse(this.state)) ?? EMPTY_COURSE;
    this.day++;
  }
}

/** Goes through the course for so many days, the same way for the same seed. */
export function learn(traits: Traits, days: number, tasksOf: TasksOf): Course {
  const learner = new Learner(traits, tasksOf);
  for (let day = 0; day < days; day++) learner.live();
  return learner.course;
}
