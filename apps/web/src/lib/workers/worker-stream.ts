import type { Result } from '@nanpure/engine';
import {
  listenTo,
  startWorker,
  type WorkerError,
  type WorkerPort,
  type WorkerRequest,
} from './worker-client.ts';

interface WorkerStreamOptions<Piece> {
  readonly spawn: () => WorkerPort;
  /** Reads a piece of an answer; undefined where it isn't one. */
  readonly parse: (value: unknown) => Piece | undefined;
  /** Whether nothing comes after a piece. */
  readonly isLast: (piece: Piece) => boolean;
}

/** Hears an answer piece by piece. An error is the last that is heard. */
type Listener<Piece> = (piece: Result<Piece, WorkerError>) => void;

/** A worker that answers piece by piece. */
export interface WorkerStream<Question, Piece> {
  /** Starts the worker before there is a question, so that the first one needn't wait for it. */
  readonly warm: () => void;
  /** Asks; what was asked before is given up. Returns what stops the answer. */
  readonly ask: (question: Question, listen: Listener<Piece>) => () => void;
  /** Ends the worker. */
  readonly end: () => void;
}

/**
 * A client that keeps its worker from question to question, as long as it answers to the end: one that is stopped
 * in the middle can only be ended, as it hears nothing while it works.
 */
export function createWorkerStream<Question, Piece>({
  spawn,
  parse,
  isLast,
}: WorkerStreamOptions<Piece>): WorkerStream<Question, Piece> {
  let lastId = 0;
  let worker: Result<WorkerPort, WorkerError> | undefined;
  let stopAnswer: (() => void) | undefined;
  const end = () => {
    stopAnswer = undefined;
    if (worker?.ok) worker.value.terminate();
    worker = undefined;
  };
  const started = () => {
    worker ??= startWorker(spawn);
    return worker;
  };
  const ask = (question: Question, listen: Listener<Piece>) => {
    stopAnswer?.();
    const port = started();
    if (!port.ok) {
      end();
      listen(port);
      return () => undefined;
    }
    const id = ++lastId;
    const listening = new AbortController();
    const hear = (piece: Result<Piece, WorkerError>) => {
      const isOver = !piece.ok || isLast(piece.value);
      if (isOver) listening.abort();
      if (isOver) stopAnswer = undefined;
      if (!piece.ok) end();
      listen(piece);
    };
    listenTo(port.value, { id, parse, hear, signal: listening.signal });
    const stop = () => {
      if (listening.signal.aborted) return;
      listening.abort();
      end();
    };
    stopAnswer = stop;
    port.value.postMessage({ id, question } satisfies WorkerRequest<Question>);
    return stop;
  };
  return { warm: () => void started(), ask, end };
}
