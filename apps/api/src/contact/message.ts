import type { MessageType } from '@nanpure/content/contact-message';

/** Why a message looks like spam. */
export type Suspicion = 'honeypot' | 'too-fast';

/** A message from the contact form. Personal data: never log it. */
export interface ContactMessage {
  readonly type: MessageType;
  readonly message: string;
  /** Null where the sender stays anonymous. */
  readonly email: string | null;
  /** ISO 8601, by the clock of the sender's browser. */
  readonly sentAt: string | null;
  readonly userAgent: string | null;
  readonly language: 'en' | 'ja';
  readonly suspicion: Suspicion | null;
}

/**
 * What became of a message: it is stored; it had been, under the same key; or it isn't, as its key had come with
 * another message.
 */
export type SaveOutcome = 'stored' | 'repeated' | 'key-reused';

/** Stores a message; under a key, once, however often and to whichever server it is sent. */
export type SaveMessage = (
  message: ContactMessage,
  idempotencyKey?: string,
) => Promise<SaveOutcome>;

/** What `save` would find under a key: undefined where no message has it. */
export type RecallMessage = (
  message: ContactMessage,
  idempotencyKey: string,
) => Promise<Exclude<SaveOutcome, 'stored'> | undefined>;

export interface StoredMessage extends ContactMessage {
  readonly id: string;
  /** In milliseconds since 1970. */
  readonly receivedAt: number;
}
