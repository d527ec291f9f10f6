import type { Problem } from '@nanpure/engine/bank';
import type { Context, Hono } from 'hono';
import type { ContactMessage } from './contact/message.ts';
import type { RateLimit } from './limits/rate-limit.ts';
import type { WorkQueue } from './limits/work-queue.ts';
import type { ThirdParties } from './middleware/third-parties.ts';

/** Where the app writes its log. Nothing personal goes in: no address, no query, no body. */
export interface Logger {
  info(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

/** What the app needs from the world around it; given by `server.ts`, or by a test. */
export interface Dependencies {
  /** The problem with this id, if the bank has one. */
  readonly problemById: (id: string) => Problem | undefined;
  /** All problems of the bank. */
  readonly problems: readonly Problem[];
  /** Keeps a message from the contact form; resolves once it is safe, rejects where it can't be. */
  readonly keepMessage: (message: ContactMessage) => Promise<void>;
  /** The line that requests to the API stand in. */
  readonly workQueue: WorkQueue;
  /** Called for each request that is sent away because there is too much to do. */
  readonly onTurnedAway?: () => void;
  /** How often one address may send a message. */
  readonly contactLimit: RateLimit;
  /** Where a request comes from: the same for the same visitor, and nothing else. */
  readonly addressOf: (c: Context) => string;
  readonly logger: Logger;
  /** The time, in milliseconds since 1970. */
  readonly now: () => number;
  /** What is missing that the server needs for all that it does; empty when all is there. */
  readonly missing: () => readonly string[] | Promise<readonly string[]>;
  /** The origin visitors come to, where it is known. */
  readonly publicUrl?: string | undefined;
  /** The documentation page of the API. */
  readonly docs?: Hono;
  /** What answers outside the API; without it the app is the API alone. */
  readonly site?: Hono;
  /** The inline scripts of the site's pages, as sources for a content security policy. */
  readonly scriptHashes?: readonly string[];
  /** Whom the site's pages talk to once a visitor agrees. */
  readonly thirdParties?: ThirdParties;
}
