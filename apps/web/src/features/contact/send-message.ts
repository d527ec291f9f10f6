import type { Language } from '@nanpure/content';
import { ANONYMOUS, MOST_CHARACTERS } from '@nanpure/content/contact-message';
import * as z from 'zod/mini';
import { functionsBase } from '../../lib/functions-base.ts';
import type { Draft } from './message.ts';

/** How the sending of a message ended. */
export type Outcome =
  | { readonly kind: 'sent' }
  /** The server doesn't take the address. */
  | { readonly kind: 'bad-email' }
  /** For whatever reason; where the server names a time to come back, it is in minutes. */
  | { readonly kind: 'failed'; readonly retryMinutes?: number };

/** What a program fills in and a person doesn't see. */
interface Trap {
  readonly website: string;
}

interface Sender {
  readonly language: Language;
  readonly userAgent: string;
  /** In milliseconds since 1970. */
  readonly now: number;
}

const REPLY_TIMEOUT_MS = 15_000;

/** The body of the request, with the names of the API. */
export function makeRequest(draft: Draft & Trap, { language, userAgent, now }: Sender) {
  return {
    type: draft.type,
    message: draft.message.trim(),
    email: draft.email.trim() || ANONYMOUS,
    timestamp: new Date(now).toISOString(),
    userAgent: userAgent.slice(0, MOST_CHARACTERS.userAgent),
    language,
    website: draft.website,
    // A clock that was set back is no reason for suspicion, and none against it.
    elapsed_ms: Math.max(0, Math.round(now - draft.startedAt)),
  };
}

const refusalSchema = z.object({ details: z.object({ path: z.literal('email') }) });

async function isAboutEmail(response: Response): Promise<boolean> {
  try {
    return refusalSchema.safeParse(await response.json()).success;
  } catch {
    // Not our server's JSON: somebody between here and there answered.
    return false;
  }
}

/** What a reply means. */
export async function outcomeOf(response: Response): Promise<Outcome> {
  if (response.ok) return { kind: 'sent' };
  if (response.status === 400 && (await isAboutEmail(response))) return { kind: 'bad-email' };
  const seconds = Number(response.headers.get('Retry-After'));
  return seconds > 0
    ? { kind: 'failed', retryMinutes: Math.ceil(seconds / 60) }
    : { kind: 'failed' };
}

/**
 * Sends a message, which arrives once under its key, however often it is sent. Never rejects: no network and no
 * answer in time are failures like others.
 */
export async function sendMessage(
  draft: Draft & Trap,
  key: string,
  sender: Sender,
): Promise<Outcome> {
  try {
    const response = await fetch(`${functionsBase()}/send-contact`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body: JSON.stringify(makeRequest(draft, sender)),
      signal: AbortSignal.timeout(REPLY_TIMEOUT_MS),
    });
    return await outcomeOf(response);
  } catch {
    return { kind: 'failed' };
  }
}
