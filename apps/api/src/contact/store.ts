import type { Client } from '@libsql/client';
import { and, asc, eq, isNotNull, isNull, lt, lte } from 'drizzle-orm';
import type { LibSQLDatabase } from 'drizzle-orm/libsql';
import type { ContactMessage, StoredMessage } from './message.ts';
import { contactMessages as table } from './table.ts';

/** A message whose mail is due. */
export interface DueMail {
  readonly message: StoredMessage;
  /** How often sending failed before. */
  readonly attempts: number;
}

/** The stored messages. Everything rejects where the database can't be reached. */
export interface ContactStore {
  /** Resolves once the message is on disk, safe from a crash or power cut. */
  readonly save: (message: ContactMessage) => Promise<void>;
  /** Rejects as storing a message would; stores nothing. */
  readonly check: () => Promise<void>;
  /** All messages, oldest first. */
  readonly list: () => Promise<readonly StoredMessage[]>;
  /** Deletes the messages received before a time, suspicious ones before another; resolves to their number. */
  readonly purge: (before: {
    readonly all: number;
    readonly suspicious: number;
  }) => Promise<number>;
  /** Deletes one message; false where there is none with this id. */
  readonly remove: (id: string) => Promise<boolean>;
  /** The messages whose mail is due. */
  readonly dueMail: () => Promise<readonly DueMail[]>;
  /**
   * Reserves the mail of a message until a time; false where another server has done so. At that time it is
   * due again, unless it was marked as mailed.
   */
  readonly claimMail: (due: DueMail, until: number) => Promise<boolean>;
  readonly markMailed: (id: string) => Promise<void>;
}

export interface StoreOptions {
  readonly now: () => number;
  /** Whether new messages are to be mailed. */
  readonly mails: boolean;
}

/** A database whose migrations have run. */
export type Database = LibSQLDatabase & { readonly $client: Client };

/**
 * Runs a query on the database. It may retry one that succeeded without our knowing, so queries have to be
 * idempotent.
 */
export type RunQuery = <T>(query: (db: Database) => Promise<T>) => Promise<T>;

const MAIL_BATCH_SIZE = 20;

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

function mailQueue(run: RunQuery, now: () => number) {
  return {
    async dueMail() {
      const rows = await run((db) =>
        db
          .select({ ...MESSAGE_COLUMNS, attempts: table.mailAttempts })
          .from(table)
          .where(and(isNull(table.mailedAt), lte(table.mailDueAt, now())))
          .orderBy(asc(table.mailDueAt))
          .limit(MAIL_BATCH_SIZE),
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

/** Inserts a message and rolls back. One script, so that no other query on the connection comes between. */
const TRIAL_INSERT = `BEGIN IMMEDIATE;
  INSERT INTO contact_messages (id, received_at, type, message, language)
  VALUES ('trial', 0, 'other', '', 'en');
  ROLLBACK`;

export function contactStore(run: RunQuery, { now, mails }: StoreOptions): ContactStore {
  return {
    ...mailQueue(run, now),
    async save(message) {
      const receivedAt = now();
      const mailDueAt = mails && message.suspicion === null ? receivedAt : null;
      const row = { ...message, id: crypto.randomUUID(), receivedAt, mailDueAt };
      // A retry may find that the first attempt has written it.
      await run((db) => db.insert(table).values(row).onConflictDoNothing());
    },
    check: () =>
      run(async (db) => {
        // A database server is only read: a write would lock it each time.
        if (db.$client.protocol === 'file') await db.$client.executeMultiple(TRIAL_INSERT);
        else await db.select({ id: table.id }).from(table).limit(1);
      }),
    list: () => run((db) => db.select(MESSAGE_COLUMNS).from(table).orderBy(asc(table.receivedAt))),
    async purge({ all, suspicious }) {
      const isSuspicious = and(isNotNull(table.suspicion), lt(table.receivedAt, suspicious));
      const old = await run((db) => db.delete(table).where(lt(table.receivedAt, all)));
      const spam = await run((db) => db.delete(table).where(isSuspicious));
      return old.rowsAffected + spam.rowsAffected;
    },
    async remove(id) {
      const { rowsAffected } = await run((db) => db.delete(table).where(eq(table.id, id)));
      return rowsAffected > 0;
    },
  };
}
