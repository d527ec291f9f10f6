import { reasonOf } from '../http/errors/error-reason.ts';
import type { Logger } from '../http/logger.ts';
import type { StoredMessage } from './message.ts';
import type { ContactStore, DueMail } from './store.ts';

/** Mails one message; rejects where the mail server didn't accept it. */
export type SendMail = (message: StoredMessage) => Promise<void>;

export interface OutboxOptions {
  readonly store: Pick<ContactStore, 'dueMail' | 'claimMail' | 'markMailed'>;
  readonly send: SendMail;
  readonly logger: Logger;
  readonly now: () => number;
  /** Once it is aborted, no further mail is begun. */
  readonly signal?: AbortSignal;
}

const MINUTE_MS = 60_000;
const MAX_BACKOFF_MS = 6 * 60 * MINUTE_MS;

/** Exponential backoff: 1, 2, 4 … minutes, 6 hours at most. */
function backoffAfter(attempts: number): number {
  return Math.min(MINUTE_MS * 2 ** attempts, MAX_BACKOFF_MS);
}

/** The code of the reply with which a mail server turned down a mail; undefined where it didn't come to that. */
function replyCodeOf(error: unknown): number | undefined {
  const code = error instanceof Error && 'responseCode' in error && error.responseCode;
  return typeof code === 'number' ? code : undefined;
}

/** Why a mail wasn't sent, for the log. Codes alone: replies quote addresses. */
function failureOf(error: unknown) {
  const reply = replyCodeOf(error);
  return { reason: reasonOf(error), ...(reply !== undefined && { reply }) };
}

/**
 * Returns a function that mails all messages that are due, each once, even where several servers share the
 * database. A mail that fails is retried later. Only where the server crashes, or the database fails, between sending
 * and marking a message is it sent twice, with the same Message-ID.
 */
export function createDelivery(options: OutboxOptions): () => Promise<void> {
  const { store, send, logger, now, signal } = options;
  async function deliver(due: DueMail) {
    if (!(await store.claimMail(due, now() + backoffAfter(due.attempts)))) return;
    try {
      await send(due.message);
    } catch (error) {
      logger.error({ attempt: due.attempts + 1, ...failureOf(error) }, 'mail not sent');
      return;
    }
    await store.markMailed(due.message.id);
  }

  return async function deliverDue() {
    try {
      for (const due of await store.dueMail()) {
        if (signal?.aborted) return;
        await deliver(due);
      }
    } catch (error) {
      logger.error({ reason: reasonOf(error) }, 'outbox not reachable');
    }
  };
}
