import type { Config } from '../config.ts';
import type { Dependencies, Logger } from '../dependencies.ts';
import { connectDatabase } from './database.ts';
import { mayHoldMessages } from './database-url.ts';
import { mailThrough } from './mail.ts';
import { makeDeliver } from './outbox.ts';
import { purgeDaily, repeatUnref } from './purge.ts';
import { storageReadiness } from './readiness.ts';
import { type ContactStore, contactStore } from './store.ts';

/** How often the outbox is looked into, in milliseconds; after a new message at once. */
const LOOK_EVERY = 15_000;

interface ContactOptions {
  readonly mail: Config['mail'];
  readonly logger: Logger;
  readonly now: () => number;
}

/** The contact form's other end. */
interface Contact {
  readonly keepMessage: Dependencies['keepMessage'];
  /** Why a message couldn't be stored at the moment; undefined where it could. */
  readonly reasonNotReady: () => Promise<string | undefined>;
  /** Deletes old messages now and once a day, until the function that comes back is called. */
  readonly purgeDaily: () => () => void;
}

/**
 * What comes in is stored, then mailed where mail is configured. Storage is opened when it is first
 * needed, so a server without any starts and does the rest.
 */
export function createContact(databaseUrl: string, options: ContactOptions): Contact {
  const { mail, logger, now } = options;
  const run = connectDatabase(databaseUrl);
  const store = contactStore(run, { now, mails: mail !== undefined });
  return {
    keepMessage: mail ? keepAndMail(store, { ...options, mail }) : store.keep,
    reasonNotReady: storageReadiness({ databaseUrl, store, now }),
    purgeDaily: () =>
      purgeDaily({
        store: () => Promise.resolve(mayHoldMessages(databaseUrl) ? store : undefined),
        logger,
        now,
        repeat: repeatUnref,
      }),
  };
}

type MailingOptions = ContactOptions & { readonly mail: NonNullable<Config['mail']> };

function keepAndMail(
  store: ContactStore,
  { mail, logger, now }: MailingOptions,
): Dependencies['keepMessage'] {
  const deliver = makeDeliver({ store, send: mailThrough(mail), logger, now });
  let delivering = Promise.resolve();
  const look = () => {
    delivering = delivering.then(deliver);
  };
  setInterval(look, LOOK_EVERY).unref();
  look();
  return async (message) => {
    await store.keep(message);
    look();
  };
}
