import type { Client } from '@libsql/client';
import { and, asc, eq, isNotNull, isNull, lt, lte } from 'drizzle-orm';
import type { LibSQLDatabase } from 'drizzle-orm/libsql';
import type { ContactMessage, StoredMessage } from './message.ts';
import { contactMessages as table } from './table.ts';

/** A message that is to be mailed, and how often that was tried before. */
export interface DueMail {
  readonly message: StoredMessage;
  readonly attempts: number;
}

/** Where messages are kept. Everything rejects where the storage can't be reached. */
export interface ContactStore {
  /** Resolves once the message is safe, even from a power cut. */
  readonly keep: (message: ContactMessage) => Promise<void>;
  /** Rejects where a message couldn't be kept, for the same reason; keeps nothing. */
  readonly check: () => Promise<void>;
  /** All messages, oldest first. */
  readonly list: () => Promise<readonly StoredMessage[]>;
  /** Deletes what came before a time, suspicious messages before another one; says how many. */
  readonly purge: (before: {
    readonly all: number;
    readonly suspicious: number;
  }) => Promise<number>;
  /** Deletes one message; false where there is none with this id. */
  readonly remove: (id: string) => Promise<boolean>;
  /** The messages whose mail is due. */
  readonly dueMail: () => Promise<readonly DueMail[]>;
  /**
   * Takes the mail of a message for oneself until a time; false where somebody else has it. When the
   * time comes it is due again, unless it was marked as mailed.
   */
  readonly claimMail: (due: DueMail, until: number) => Promise<boolean>;
  readonly markMailed: (id: string) => Promise<void>;
}

/** How a store works. */
export interface StoreOptions {
  readonly now: () => number;
  /** Whether messages that come in are to be mailed. */
  readonly mails: boolean;
}

/** A database whose migrations have run. */
export type Database = LibSQLDatabase & { readonly $client: Client };

/**
 * Runs a query on the database, perhaps more than once until it is done: it must not harm when it was done
 * the first time.
 */
export type RunQuery = <T>(query: (db: Database) => Promise<T>) => Promise<T>;

const MOST_DUE_AT_ONCE = 20;

const MESSAGE_COLUMNS = {
  id: table.id,
  receivedAt: table.receivedAt,
  type: table.type,
  message: table.message,
  email: table.email,
  sentAt: table.sentAt,
  userAgent: table.userAgent,
  language: table.language,
  suspicion: table.suspicion,
};

/** The mail side of a store. */
function mailQueue(run: RunQuery, now: () => number) {
  return {
    async dueMail() {
      const rows = await run((db) =>
        db
          .select({ ...MESSAGE_COLUMNS, attempts: table.mailAttempts })
          .from(table)
          .where(and(isNull(table.mailedAt), lte(table.mailDueAt, now())))
          .orderBy(asc(table.mailDueAt))
          .limit(MOST_DUE_AT_ONCE),
      );
      return rows.map(({ attempts, ...message }) => ({ message, attempts }));
    },
    async claimMail({ message, attempts }: DueMail, until: number) {
      const isUnclaimed = and(
        eq(table.id, message.id),
        eq(table.mailAttempts, attempts),
        isNull(table.mailedAt),
      );
      const claim = { mailAttempts: attempts + 1, mailDueAt: until };
      const { rowsAffected } = await run((db) => db.update(table).set(claim).where(isUnclaimed));
      return rowsAffected === 1;
    },
    async markMailed(id: string) {
      const mailed = { mailedAt: now(), mailDueAt: null };
      await run((db) => db.update(table).set(mailed).where(eq(table.id, id)));
    },
  };
}

/** Writes a message, and takes it back before it is safe. In one go: nobody else comes between. */
const TRIAL = `BEGIN IMMEDIATE;
  INSERT INTO contact_messages (id, received_at, type, message, language)
  VALUES ('trial', 0, 'other', '', 'en');
  ROLLBACK`;

/** The messages of a database. */
export function contactStore(run: RunQuery, { now, mails }: StoreOptions): ContactStore {
  return {
    ...mailQueue(run, now),
    async keep(message) {
      const receivedAt = now();
      const mailDueAt = mails && message.suspicion === null ? receivedAt : null;
      const row = { ...message, id: crypto.randomUUID(), receivedAt, mailDueAt };
      // What is tried again may have been written the first time.
      await run((db) => db.insert(table).values(row).onConflictDoNothing());
    },
    check: () =>
      run(async (db) => {
        // One on a server is only read: that doesn't cost it a lock each time.
        if (db.$client.protocol === 'file') await db.$client.executeMultiple(TRIAL);
        else await db.select({ id: table.id }).from(table).limit(1);
      }),
    list: () => run((db) => db.select(MESSAGE_COLUMNS).from(table).orderBy(asc(table.receivedAt))),
    async purge({ all, suspicious }) {
      const isDoubtful = and(isNotNull(table.suspicion), lt(table.receivedAt, suspicious));
      const old = await run((db) => db.delete(table).where(lt(table.receivedAt, all)));
      const doubtful = await run((db) => db.delete(table).where(isDoubtful));
      return old.rowsAffected + doubtful.rowsAffected;
    },
    async remove(id) {
      const { rowsAffected } = await run((db) => db.delete(table).where(eq(table.id, id)));
      return rowsAffected > 0;
    },
  };
}
