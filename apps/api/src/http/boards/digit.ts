import { z } from '@hono/zod-openapi';

/** A digit of a request or a reply, from 1 to 9. */
export const DigitSchema = z.int().min(1).max(9);
