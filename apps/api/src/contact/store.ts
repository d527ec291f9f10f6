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
  /** All messages, oldest first. */
  readonly list: () => Promise<readonly StoredMessage[]>;
  /** Deletes what came before a time, suspicious messages before another one; says how many. */
  readonly purge: (before: {
    readonly all: number;
    readonly suspicious: number;
  }) => Promise<number>;
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
function mailQueue(db: LibSQLDatabase, now: () => number) {
  return {
    async dueMail() {
      const rows = await db
        .select({ ...MESSAGE_COLUMNS, attempts: table.mailAttempts })
        .from(table)
        .where(and(isNull(table.mailedAt), lte(table.mailDueAt, now())))
        .orderBy(asc(table.mailDueAt))
        .limit(MOST_DUE_AT_ONCE);
      return rows.map(({ attempts, ...message }) => ({ message, attempts }));
    },
    async claimMail({ message, attempts }: DueMail, until: number) {
      const isUnclaimed = and(
        eq(table.id, message.id),
        eq(table.mailAttempts, attempts),
        isNull(table.mailedAt),
      );
      const claim = { mailAttempts: attempts + 1, mailDueAt: until };
      const { rowsAffected } = await db.update(table).set(claim).where(isUnclaimed);
      return rowsAffected === 1;
    },
    async markMailed(id: string) {
      await db.update(table).set({ mailedAt: now(), mailDueAt: null }).where(eq(table.id, id));
    },
  };
}

/** The messages of a database whose migrations have run. */
export function contactStore(db: LibSQLDatabase, { now, mails }: StoreOptions): ContactStore {
  return {
    ...mailQueue(db, now),
    async keep(message) {
      const receivedAt = now();
      const mailDueAt = mails && message.suspicion === null ? receivedAt : null;
      const row = { ...message, id: crypto.randomUUID(), receivedAt, mailDueAt };
      // Over the network the same may be written twice.
      await db.insert(table).values(row).onConflictDoNothing();
    },
    list: () => db.select(MESSAGE_COLUMNS).from(table).orderBy(asc(table.receivedAt)),
    async purge({ all, suspicious }) {
      const old = await db.delete(table).where(lt(table.receivedAt, all));
      const doubtful = await db
        .delete(table)
        .where(and(isNotNull(table.suspicion), lt(table.receivedAt, suspicious)));
      return old.rowsAffected + doubtful.rowsAffected;
    },
  };
}
