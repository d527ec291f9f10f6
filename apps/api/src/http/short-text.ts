import { z } from '@hono/zod-openapi';

/** An id or a seed; no id of ours is longer. */
export const ShortTextSchema = z.string().min(1).max(64);
