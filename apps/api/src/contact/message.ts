/** What a message can be about. */
export const MESSAGE_TYPES = ['improvement', 'bug', 'other'] as const;

/** Why a message looks as if a program had filled in the form. */
export type Suspicion = 'honeypot' | 'too-fast';

/** A message from the contact form. Personal data: it goes to storage and mail, never into a log. */
export interface ContactMessage {
  readonly type: (typeof MESSAGE_TYPES)[number];
  readonly message: string;
  /** Null where the sender stays anonymous. */
  readonly email: string | null;
  /** The clock of the sender's browser. */
  readonly sentAt: string | null;
  readonly userAgent: string | null;
  readonly language: 'en' | 'ja';
  readonly suspicion: Suspicion | null;
}

/** A message as it was kept. */
export interface StoredMessage extends ContactMessage {
  readonly id: string;
  /** When it came, in milliseconds since 1970. */
  readonly receivedAt: number;
}
