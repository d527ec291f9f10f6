import { err, ok, type Result } from '@nanpure/engine';
import * as z from 'zod/mini';

/** Why a worker has not answered. */
export interface WorkerError {
  /**
   * `died`: it could not be started or loaded, or broke. `late`: it took too long. `refused`: it says that it
   * can't. `garbage`: its answer is not what was asked for. `given-up`: nobody waits any more.
   */
  readonly code: 'died' | 'late' | 'refused' | 'garbage' | 'given-up';
  readonly message: string;
}

/** The part of a `Worker` that is used here. */
export type WorkerPort = Pick<
  Worker,
  'postMessage' | 'terminate' | 'addEventListener' | 'removeEventListener'
>;

/** What goes to a worker: plain data, and the number that its answer has to bear. */
export interface WorkerRequest<Question> {
  readonly id: number;
  readonly question: Question;
}

interface WorkerClientOptions<Answer> {
  readonly spawn: () => WorkerPort;
  /** Reads an answer; undefined where it isn't one. */
  readonly parse: (value: unknown) => Answer | undefined;
  /** How long an answer may take. */
  readonly timeoutMs: number;
}

/** Asks a worker. Never rejects. */
export type WorkerClient<Question, Answer> = (
  question: Question,
  signal: AbortSignal,
) => Promise<Result<Answer, WorkerError>>;

const replySchema = z.union([
  z.object({ id: z.int(), value: z.unknown() }),
  z.object({ id: z.int(), refusal: z.string() }),
]);

/** What comes from a worker. */
export type WorkerReply = z.infer<typeof replySchema>;

/** Reads what a worker says; undefined where it is about another question. */
function readReply<Answer>(
  data: unknown,
  id: number,
  parse: (value: unknown) => Answer | undefined,
): Result<Answer, WorkerError> | undefined {
  const reply = replySchema.safeParse(data);
  if (!reply.success) return err({ code: 'garbage', message: reply.error.message });
  if (reply.data.id !== id) return undefined;
  if ('refusal' in reply.data) return err({ code: 'refused', message: reply.data.refusal });
  const answer = parse(reply.data.value);
  return answer === undefined
    ? err({ code: 'garbage', message: 'the answer does not fit the question' })
    : ok(answer);
}

/** Which answer is waited for, and who hears it, or what broke meanwhile; with the signal nothing more is heard. */
interface Listening<Answer> {
  readonly id: number;
  readonly parse: (value: unknown) => Answer | undefined;
  readonly hear: (answer: Result<Answer, WorkerError>) => void;
  readonly signal?: AbortSignal;
}

/** Hears what a worker says about one question, and whatever breaks meanwhile. */
export function listenTo<Answer>(
  worker: WorkerPort,
  { id, parse, hear, ...until }: Listening<Answer>,
) {
  worker.addEventListener(
    'message',
    ({ data }) => {
      const answer = readReply(data, id, parse);
      if (answer) hear(answer);
    },
    until,
  );
  worker.addEventListener(
    'messageerror',
    () => hear(err({ code: 'garbage', message: 'the answer can not be read' })),
    until,
  );
  worker.addEventListener(
    'error',
    (event) => {
      event.preventDefault();
      hear(err({ code: 'died', message: event.message }));
    },
    until,
  );
}

/** A worker; an error where the browser has none, or doesn't allow this one. */
export function startWorker(spawn: () => WorkerPort): Result<WorkerPort, WorkerError> {
  try {
    return ok(spawn());
  } catch (reason) {
    return err({ code: 'died', message: String(reason) });
  }
}

/**
 * A client that starts a worker for each question and ends it with the answer: none is left running,
 * and none that broke is asked again.
 */
export function createWorkerClient<Question, Answer>({
  spawn,
  parse,
  timeoutMs,
}: WorkerClientOptions<Answer>): WorkerClient<Question, Answer> {
  let lastId = 0;
  return (question, signal) =>
    new Promise((resolve) => {
      const id = ++lastId;
      const spawned = startWorker(spawn);
      if (!spawned.ok) return resolve(spawned);
      const worker = spawned.value;
      const settle = (result: Result<Answer, WorkerError>) => {
        clearTimeout(timer);
        signal.removeEventListener('abort', giveUp);
        worker.terminate();
        resolve(result);
      };
      const giveUp = () => settle(err({ code: 'given-up', message: String(signal.reason) }));
      const timer = setTimeout(
        () => settle(err({ code: 'late', message: `no answer in ${timeoutMs} ms` })),
        timeoutMs,
      );
      listenTo(worker, { id, parse, hear: settle });
      signal.addEventListener('abort', giveUp);
      if (signal.aborted) giveUp();
      else worker.postMessage({ id, question } satisfies WorkerRequest<Question>);
    });
}
