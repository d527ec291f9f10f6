import type { Config } from '../config.ts';
import type { Dependencies } from '../dependencies.ts';
import type { Logger } from '../http/logger.ts';
import { connectDatabase } from './database.ts';
import { databaseExists } from './database-url.ts';
import { mailThrough } from './mail.ts';
import { createDelivery } from './outbox.ts';
import { purgeHourly, repeatUnref } from './purge.ts';
import { storageReadiness } from './readiness.ts';
import { type ContactStore, contactStore } from './store.ts';

/** How often due mails are looked for, besides after each new message. */
const OUTBOX_INTERVAL_MS = 15_000;

interface ContactOptions {
  readonly mail: Config['mail'];
  readonly logger: Logger;
  readonly now: () => number;
}

interface Contact {
  readonly saveMessage: Dependencies['saveMessage'];
  readonly recallMessage: Dependencies['recallMessage'];
  /** Why a message couldn't be stored now; undefined where it could. */
  readonly reasonNotReady: () => Promise<string | undefined>;
  /** How many messages wait to be mailed, 0 where none are mailed; undefined where the database can't be asked. */
  readonly countUnmailed: () => Promise<number | undefined>;
  /** Deletes old messages now and once an hour; returns a function that stops it. */
  readonly purgeHourly: () => () => void;
  /** Begins no further mail; resolves once one that is on its way is sent and marked, or has failed. */
  readonly close: () => Promise<void>;
}

/**
 * Stores messages, and mails them where mail is configured. The database is opened when it is first needed, so
 * that a server whose database is broken starts and does the rest.
 */
export function createContact(databaseUrl: string, options: ContactOptions): Contact {
  const { mail, logger, now } = options;
  const run = connectDatabase(databaseUrl);
  const store = contactStore(run, { now, mails: mail !== undefined });
  const mailing = mail && storeAndMail(store, { ...options, mail });
  return {
    saveMessage: mailing?.saveMessage ?? store.save,
    close: mailing?.close ?? (() => Promise.resolve()),
    recallMessage: store.recall,
    reasonNotReady: storageReadiness({ databaseUrl, store, now }),
    countUnmailed: () =>
      mail && databaseExists(databaseUrl)
        ? store.countUnmailed().catch(() => undefined)
        : Promise.resolve(0),
    purgeHourly: () =>
      purgeHourly({
        store: () => Promise.resolve(databaseExists(databaseUrl) ? store : undefined),
        logger,
        now,
        repeat: repeatUnref,
      }),
  };
}

type MailingOptions = ContactOptions & { readonly mail: NonNullable<Config['mail']> };

function storeAndMail(
  store: ContactStore,
  { mail, logger, now }: MailingOptions,
): Pick<Contact, 'saveMessage' | 'close'> {
  const end = new AbortController();
  const { signal } = end;
  const deliver = createDelivery({ store, send: mailThrough(mail), logger, now, signal });
  let delivering = Promise.resolve();
  const deliverNext = () => {
    if (!signal.aborted) delivering = delivering.then(deliver);
  };
  const timer = setInterval(deliverNext, OUTBOX_INTERVAL_MS).unref();
  deliverNext();
  return {
    saveMessage: async (message, idempotencyKey) => {
      const outcome = await store.save(message, idempotencyKey);
      deliverNext();
      return outcome;
    },
    close: () => {
      end.abort();
      clearInterval(timer);
      return delivering;
    },
  };
}
