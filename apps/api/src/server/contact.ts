import type { Config } from '../config.ts';
import { makeDeliver } from '../contact/outbox.ts';
import type { Dependencies, Logger } from '../dependencies.ts';
import { reasonOf } from '../error-reason.ts';
import { lazily, openContactStore } from './contact-database.ts';
import { mailThrough } from './mail.ts';

/** How often the outbox is looked into, in milliseconds; after a new message at once. */
const LOOK_EVERY = 15_000;

interface ContactOptions {
  readonly mail: Config['mail'];
  readonly logger: Logger;
  readonly now: () => number;
}

/**
 * The contact form's other end: what comes in is stored, then mailed where mail is configured.
 * Storage is opened with the first message, so a server without any starts and does the rest.
 */
export function createContact(
  databaseUrl: string,
  { mail, logger, now }: ContactOptions,
): Dependencies['keepMessage'] {
  const store = lazily(() => openContactStore(databaseUrl, { now, mails: mail !== undefined }));
  if (!mail) return async (message) => (await store()).keep(message);

  const send = mailThrough(mail);
  let delivering = Promise.resolve();
  async function deliver() {
    try {
      await makeDeliver({ store: await store(), send, logger, now })();
    } catch (error) {
      logger.error({ reason: reasonOf(error) }, 'contact storage cannot be opened');
    }
  }
  const look = () => {
    delivering = delivering.then(deliver);
  };
  setInterval(look, LOOK_EVERY).unref();
  look();
  return async (message) => {
    await (await store()).keep(message);
    look();
  };
}
