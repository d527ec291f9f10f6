import type { Language } from '@nanpure/content';
import { z } from 'zod';
import english from './recorded-replies.en.json' with { type: 'json' };
import japanese from './recorded-replies.ja.json' with { type: 'json' };

const RecordedSchema = z.record(
  z.string(),
  z.object({ status: z.int(), type: z.string(), body: z.unknown() }),
);

/** What a server answered to the example of an operation: JSON parsed, anything else as text. */
export type RecordedReply = z.infer<typeof RecordedSchema>[string];

/**
 * The replies to the examples, by the id of the operation. A test asks a server again, and with `--update` writes them
 * (see CONTRIBUTING.md).
 */
export const RECORDED_REPLIES: Readonly<Record<Language, Readonly<Record<string, RecordedReply>>>> =
  { en: RecordedSchema.parse(english), ja: RecordedSchema.parse(japanese) };
