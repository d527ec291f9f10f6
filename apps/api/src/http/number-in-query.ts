import { z } from '@hono/zod-openapi';

const WHOLE = /^-?\d{1,15}$/;

interface Range {
  readonly minimum: number;
  readonly maximum: number;
  /** Where the query has no number. */
  readonly usual: number;
  readonly description: string;
}

/** A whole number in a query: digits only, where JavaScript would take `0x10`, `1e3` and spaces, too. */
export function numberInQuery({ minimum, maximum, usual, description }: Range) {
  return z
    .preprocess(
      (text) => (typeof text === 'string' && WHOLE.test(text) ? Number(text) : text),
      z.int().min(minimum).max(maximum),
    )
    .default(usual)
    .openapi({ type: 'integer', minimum, maximum, default: usual, description, example: usual });
}
