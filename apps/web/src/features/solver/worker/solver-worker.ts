import { Position } from '@nanpure/engine';
import { findSteps, type LadderStep } from '@nanpure/engine/ladder';
import type { WorkerReply, WorkerRequest } from '../../../lib/workers/worker-client.ts';
import type { SolverPiece, SolverQuestion, WayStep } from './messages.ts';
import { judge } from './verdict.ts';
import { isOfCourse, positionOf, wayThrough } from './way.ts';

/* The worker that solves. What comes and goes is plain data. */

/** How long steps are gathered before they are sent, but for the first one. */
const GATHER_MS = 40;

/** More uses of a technique than anybody looks at. */
const MOST_USES = 100;

type Tell = (piece: SolverPiece) => void;

type QuestionOf<Kind> = Extract<SolverQuestion, { kind: Kind }>;

/** Sends steps as they are found, those of a moment together. */
function tellSteps(steps: Iterable<WayStep>, tell: Tell): void {
  let gathered: WayStep[] = [];
  let lastSent = performance.now();
  for (const step of steps) {
    gathered.push(step);
    if (performance.now() - lastSent < GATHER_MS) continue;
    tell({ kind: 'steps', steps: gathered });
    gathered = [];
    lastSent = performance.now();
  }
  tell({ kind: 'steps', steps: gathered });
  tell({ kind: 'end' });
}

function tellWay({ board, givens }: QuestionOf<'way'>, tell: Tell): boolean {
  const position = positionOf(board);
  const puzzle = positionOf({ grid: givens });
  if (!position || !puzzle) return false;
  const verdict = judge(position);
  if (verdict.code !== 'one') {
    tell({ kind: 'verdict', verdict });
    return true;
  }
  const start = verdict.lost === undefined ? position : Position.fromGrid(position.grid);
  const steps = wayThrough(start, puzzle.grid);
  // Found before the verdict is told, so that the page draws the way once, with its first step.
  const { value: first } = steps.next();
  tell({ kind: 'verdict', verdict });
  if (first) {
    tell({ kind: 'steps', steps: [first] });
    tell({ kind: 'course', isEnough: isOfCourse(start) });
  }
  tellSteps(steps, tell);
  return true;
}

function tellUses({ board, givens, technique }: QuestionOf<'uses'>, tell: Tell): boolean {
  const position = positionOf(board);
  const puzzle = positionOf({ grid: givens });
  if (!position || !puzzle) return false;
  const uses = findSteps(position, {
    techniques: [technique],
    givens: puzzle.grid,
    unique: true,
  });
  const steps: LadderStep[] = [];
  for (const step of uses) {
    if (steps.length === MOST_USES) {
      tell({ kind: 'uses', steps, isAll: false });
      return true;
    }
    steps.push(step);
  }
  tell({ kind: 'uses', steps, isAll: true });
  return true;
}

/** Needs techniques of all kinds. */
const WARM_UP = '..1.....85.41..9..26..7........547...9.7.2.4...631........3..95..7..51.33.....2..';

/**
 * Has the engine compiled while nobody waits for it, a step at a time: a question that comes meanwhile ends it.
 */
function warmUp(isWanted: () => boolean): void {
  const position = positionOf({ grid: WARM_UP });
  const steps = position && wayThrough(position, position.grid);
  const goOn = () => {
    if (isWanted() && !steps?.next().done) setTimeout(goOn);
  };
  goOn();
}

function answer({ id, question }: WorkerRequest<SolverQuestion>): void {
  const post = (reply: WorkerReply) => postMessage(reply);
  const tell: Tell = (value) => post({ id, value });
  const isRead = question.kind === 'way' ? tellWay(question, tell) : tellUses(question, tell);
  if (!isRead) post({ id, refusal: 'unreadable' });
}

let isIdle = true;
addEventListener('message', ({ data }: MessageEvent<WorkerRequest<SolverQuestion>>) => {
  isIdle = false;
  answer(data);
});
warmUp(() => isIdle);
