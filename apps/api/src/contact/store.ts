import type { Client } from '@libsql/client';
import { and, asc, eq, isNotNull, isNull, lt, lte } from 'drizzle-orm';
import type { LibSQLDatabase } from 'drizzle-orm/libsql';
import type {
  ContactMessage,
  RecallMessage,
  SaveMessage,
  SaveOutcome,
  StoredMessage,
} from './message.ts';
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
  readonly save: SaveMessage;
  readonly recall: RecallMessage;
  /** Rejects as storing a message would; stores nothing. */
  readonly check: () => Promise<void>;
  /** All messages, oldest first. */
  readonly list: () => Promise<readonly StoredMessage[]>;
  /** Deletes the messages received before a time, suspicious ones before another; resolves to their number. */
  readonly purge: (before: {
    readonly all: number;
    readonly suspicious: number;
  }) => Promise<number>;
  /** Forgets the keys of the messages received before a time. */
  readonly forgetKeys: (before: number) => Promise<void>;
  /** Deletes one message; false where there is none with this id. */
  readonly remove: (id: string) => Promise<boolean>;
  /** The messages whose mail is due. */
  readonly dueMail: () => Promise<readonly DueMail[]>;
  /** How many messages wait to be mailed, now or later. */
  readonly countUnmailed: () => Promise<number>;
  /**
   * Reserves the mail of a message until a time; false where another server has done so. At that time it is
   * due again, unless it was marked as mailed.
   */
  readonly claimMail: (due: DueMail, until: number) => Promise<boolean>;
  readonly markMailed: (id: string) => Promise<void>;
}

export interface StoreOptions {
  /** In milliseconds since 1970. */
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
    countUnmailed: () =>
      run((db) => db.$count(table, and(isNull(table.mailedAt), isNotNull(table.mailDueAt)))),
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

/**
 * Inserts 64 KiB, more than any message has, and rolls back. With next to no page cache SQLite has to write them
 * to disk at once, and a disk without room is found out. The default cache is given back at the end. One script,
 * so that no other query on the connection comes between.
 */
const TRIAL_INSERT = `PRAGMA cache_size = 1;
  BEGIN IMMEDIATE;
  INSERT INTO contact_messages (id, received_at, type, message, language)
  VALUES ('trial', 0, 'other', zeroblob(65536), 'en');
  ROLLBACK;
  PRAGMA cache_size = -2000`;

/** The message with a key. */
async function withKey(db: Database, key: string): Promise<StoredMessage | undefined> {
  const [kept] = await db.select(MESSAGE_COLUMNS).from(table).where(eq(table.idempotencyKey, key));
  return kept;
}

/** Whether a message that comes under the key of another is that one once more. */
function compare(kept: ContactMessage, message: ContactMessage) {
  const isSame = (['type', 'message', 'email'] as const).every(
    (field) => kept[field] === message[field],
  );
  return isSame ? 'repeated' : 'key-reused';
}

/** What became of a message that was to be inserted, by who has its key now. */
async function outcomeOf(
  db: Database,
  inserted: ContactMessage & { readonly id: string },
  key: string,
): Promise<SaveOutcome> {
  const kept = await withKey(db, key);
  if (!kept) throw new Error('deleted at this moment');
  return kept.id === inserted.id ? 'stored' : compare(kept, inserted);
}

/**
 * The messages of the database on which `run` runs queries. All functions reject with what `run` rejects with, such as a
 * lock that isn't given up; `save` also where the message that has its key is deleted at this moment. What stands
 * under a key, or isn't there to be deleted, is an outcome and no error.
 */
export function contactStore(run: RunQuery, { now, mails }: StoreOptions): ContactStore {
  return {
    ...mailQueue(run, now),
    save(message, idempotencyKey) {
      const receivedAt = now();
      const mailDueAt = mails && message.suspicion === null ? receivedAt : null;
      const row = { ...message, id: crypto.randomUUID(), receivedAt, mailDueAt, idempotencyKey };
      return run(async (db) => {
        // Another attempt may have written it: of ours under the same id, of the client's under the same key.
        await db.insert(table).values(row).onConflictDoNothing();
        return idempotencyKey === undefined ? 'stored' : outcomeOf(db, row, idempotencyKey);
      });
    },
    recall: (message, idempotencyKey) =>
      run(async (db) => {
        const kept = await withKey(db, idempotencyKey);
        return kept && compare(kept, message);
      }),
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
    async forgetKeys(before) {
      const isOld = and(isNotNull(table.idempotencyKey), lt(table.receivedAt, before));
      await run((db) => db.update(table).set({ idempotencyKey: null }).where(isOld));
    },
    async remove(id) {
      const { rowsAffected } = await run((db) => db.delete(table).where(eq(table.id, id)));
      return rowsAffected > 0;
    },
  };
}
