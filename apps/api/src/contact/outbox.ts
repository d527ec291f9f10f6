import type { Logger } from '../dependencies.ts';
import { reasonOf } from '../http/error-reason.ts';
import type { StoredMessage } from './message.ts';
import type { ContactStore, DueMail } from './store.ts';

/** Sends one message; rejects where the mail server didn't take it. */
export type SendMail = (message: StoredMessage) => Promise<void>;

/** What an outbox needs. */
export interface OutboxOptions {
  readonly store: Pick<ContactStore, 'dueMail' | 'claimMail' | 'markMailed'>;
  readonly send: SendMail;
  readonly logger: Logger;
  readonly now: () => number;
}

const MINUTE = 60_000;
const LONGEST_WAIT = 6 * 60 * MINUTE;

/** How long to wait after so many attempts: 1, 2, 4 … minutes, 6 hours at most. */
function waitAfter(attempts: number): number {
  return Math.min(MINUTE * 2 ** attempts, LONGEST_WAIT);
}

/**
 * Mails what is due, each message once, even where several servers share the storage. What fails
 * is due again later. Only a server that dies between sending and noting it down may send twice;
 * the id of the mail is then the same.
 */
export function makeDeliver({ store, send, logger, now }: OutboxOptions): () => Promise<void> {
  async function deliver(due: DueMail) {
    if (!(await store.claimMail(due, now() + waitAfter(due.attempts)))) return;
    try {
      await send(due.message);
    } catch (error) {
      logger.error({ attempt: due.attempts + 1, reason: reasonOf(error) }, 'mail not sent');
      return;
    }
    await store.markMailed(due.message.id);
  }

  return async function deliverDue() {
    try {
      for (const due of await store.dueMail()) await deliver(due);
    } catch (error) {
      logger.error({ reason: reasonOf(error) }, 'outbox not reachable');
    }
  };
}
