import { type MessageType, MOST_CHARACTERS } from '@nanpure/content/contact-message';

/** What has been filled in so far. */
export interface Draft {
  readonly type: MessageType;
  readonly message: string;
  readonly email: string;
  /** When the form was first opened for it, in milliseconds since 1970. */
  readonly startedAt: number;
  /** The last try to send it. */
  readonly attempt?: Attempt;
}

/** A try to send a message. */
export interface Attempt {
  /** By it the server knows a message that it has already, where its reply was lost. */
  readonly key: string;
  /** What was sent, for comparison. */
  readonly content: string;
}

/** What is wrong with a field. */
export interface FieldProblems {
  readonly message?: 'required' | 'too-long';
  readonly email?: 'too-long' | 'email';
}

/** Only what can't be an address at all: the API looks more closely. */
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** An untouched form, opened at a time in milliseconds since 1970. */
export function emptyDraft(startedAt: number): Draft {
  return { type: 'improvement', message: '', email: '', startedAt };
}

const KEY_BYTES = 16;

function randomKey(): string {
  // `crypto.randomUUID` is missing where the site is reached by plain HTTP.
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The next try to send a draft: with the key of the last one, unless something else is written now. */
export function nextAttempt({ type, message, email, attempt }: Draft): Attempt {
  const content = JSON.stringify([type, message.trim(), email.trim()]);
  return attempt?.content === content ? attempt : { key: randomKey(), content };
}

/** Whether there is nothing to send. */
export function isBlank({ message }: Pick<Draft, 'message'>): boolean {
  return message.trim() === '';
}

function messageProblem(message: string): FieldProblems['message'] {
  if (message.trim() === '') return 'required';
  return message.trim().length > MOST_CHARACTERS.message ? 'too-long' : undefined;
}

function emailProblem(email: string): FieldProblems['email'] {
  if (email.trim().length > MOST_CHARACTERS.email) return 'too-long';
  return email.trim() === '' || ADDRESS.test(email.trim()) ? undefined : 'email';
}

/** What is wrong with a draft, field by field; empty when it can be sent. */
export function problemsOf(draft: Pick<Draft, 'message' | 'email'>): FieldProblems {
  const message = messageProblem(draft.message);
  const email = emailProblem(draft.email);
  return { ...(message && { message }), ...(email && { email }) };
}
