import type { Language } from '@nanpure/content';
import type { ApiDocsTexts } from '@nanpure/content/api-docs';
import type { Schemas } from './schema.ts';

/** What every part of the page needs. */
export interface View {
  readonly language: Language;
  readonly t: ApiDocsTexts;
  /** What the OpenAPI document says, in the language of the page. */
  readonly say: (text: string) => string;
  readonly schemas: Schemas;
  /** Of the API, for the samples. */
  readonly origin: string;
}

/** A text with its gaps filled. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (gap, name: string) => String(values[name] ?? gap));
}
