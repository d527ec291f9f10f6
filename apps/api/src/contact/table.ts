import { MESSAGE_TYPES } from '@nanpure/content/contact-message';
import { index, integer, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';

/** Times are milliseconds since 1970. `migrations/` has the SQL that creates it. */
export const contactMessages = sqliteTable(
  'contact_messages',
  {
    id: text('id').primaryKey(),
    receivedAt: integer('received_at').notNull(),
    type: text('type', { enum: MESSAGE_TYPES }).notNull(),
    message: text('message').notNull(),
    email: text('email'),
    sentAt: text('sent_at'),
    userAgent: text('user_agent'),
    language: text('language', { enum: ['en', 'ja'] }).notNull(),
    suspicion: text('suspicion', { enum: ['honeypot', 'too-fast'] }),
    /** When to try to mail it next; null where it is not to be mailed, or was. */
    mailDueAt: integer('mail_due_at'),
    mailAttempts: integer('mail_attempts').notNull().default(0),
    mailedAt: integer('mailed_at'),
    /** By which a repeated request is recognized; null where it had none, and after a day. */
    idempotencyKey: text('idempotency_key'),
  },
  (table) => [
    index('contact_messages_received_at').on(table.receivedAt),
    index('contact_messages_mail_due_at').on(table.mailDueAt),
    uniqueIndex('contact_messages_idempotency_key').on(table.idempotencyKey),
  ],
);
