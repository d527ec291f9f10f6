import { MESSAGE_TYPES } from '@nanpure/content/contact-message';
import * as z from 'zod/mini';
import { readJson } from '../../lib/storage/json.ts';
import { lazySchema } from '../../lib/storage/lazy-schema.ts';
import { tabStorage } from '../../lib/storage/storage.ts';
import { type Draft, emptyDraft } from './message.ts';

const DRAFT_KEY = 'nanpure-contact';

const draftSchema = lazySchema(() =>
  z.object({
    type: z.enum(MESSAGE_TYPES),
    message: z.string(),
    email: z.string(),
    startedAt: z.number().check(z.minimum(0)),
    attempt: z.exactOptional(z.object({ key: z.string(), content: z.string() })),
  }),
);

/** Outlives the form where the tab has no storage. */
let latest: Draft | undefined;

/** What was written in this tab and not sent; an empty draft where there is nothing. */
export function loadDraft(now: number): Draft {
  if (latest) return latest;
  return readJson(tabStorage, DRAFT_KEY, draftSchema) ?? emptyDraft(now);
}

/** Keeps a draft as long as the tab, through reloads too where the browser lets us. */
export function keepDraft(draft: Draft): void {
  latest = draft;
  tabStorage.writeItem(DRAFT_KEY, JSON.stringify(draft));
}

/** Throws the draft away: it was sent. */
export function forgetDraft(): void {
  latest = undefined;
  tabStorage.removeItem(DRAFT_KEY);
}
