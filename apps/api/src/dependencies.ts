import type { Problem } from '@nanpure/engine/bank';
import type { Context, Hono } from 'hono';
import type { RecallMessage, SaveMessage } from './contact/message.ts';
import type { Logger } from './http/logger.ts';
import type { Answered } from './http/request-log.ts';
import type { CspSources } from './http/security-headers.ts';
import type { DoJob } from './ladder/jobs.ts';
import type { Quota, RateLimit } from './limits/rate-limit.ts';
import type { Rejection } from './overload/rejection-log.ts';
import type { WorkQueue } from './overload/work-queue.ts';

/** What `createApp` is given: by `server.ts`, or by a test. */
export interface Dependencies {
  /** The problem with this id, if the bank has one. */
  readonly problemById: (id: string) => Problem | undefined;
  /** All problems of the bank. */
  readonly problems: readonly Problem[];
  /** Stores a message from the contact form; resolves once it is on disk, rejects where it can't be. */
  readonly saveMessage: SaveMessage;
  /** Whether a message is there under its key already. */
  readonly recallMessage: RecallMessage;
  /** Works out what may take long, with the whole ladder. */
  readonly doJob: DoJob;
  /** The queue in front of the API's work. */
  readonly workQueue: WorkQueue;
  /** Called for each request that is rejected for overload. */
  readonly onRejected?: (rejection: Rejection) => void;
  /** Called for each request, with what became of it. */
  readonly onAnswered?: (answered: Answered) => void;
  /** How often one client may send a message. */
  readonly contactLimit: RateLimit;
  /** How many boards are worked out for one client; undefined for as many as it likes. */
  readonly boardQuota?: Quota | undefined;
  /** The client's address, as the key of the limits. */
  readonly addressOf: (c: Context) => string;
  readonly logger: Logger;
  /** The time, in milliseconds since 1970. */
  readonly now: () => number;
  /** The parts without which the server isn't ready; empty when it is. */
  readonly missing: () => readonly string[] | Promise<readonly string[]>;
  /** The site's public origin, where it is known. */
  readonly publicUrl?: string | undefined;
  /** The documentation page of the API, given what makes the OpenAPI document. */
  readonly docs?: (readDocument: () => unknown) => Hono;
  /** Answers outside of the API; without it the app is the API alone. */
  readonly site?: Hono;
  /** What the site's pages load beside our own files. */
  readonly csp?: CspSources;
}
