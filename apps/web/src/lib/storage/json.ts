import type { Result } from '@nanpure/engine';
import type { ZodMiniType } from 'zod/mini';

/** Reading is all that is needed here. Passed in, because workers have no `localStorage`. */
interface ReadableStorage {
  readonly readItem: (key: string) => Result<string | undefined, unknown>;
}

/** What a text says as JSON; undefined where it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What a text says as JSON, as a schema has it; undefined where it doesn't pass. */
export function parseJsonAs<T>(text: string, schema: ZodMiniType<T>): T | undefined {
  return schema.safeParse(parseJson(text)).data;
}

/**
 * What a storage has under a key, as a schema has it, which is only asked for then; undefined where there is nothing,
 * or it doesn't pass.
 */
export function readJson<T>(
  storage: ReadableStorage,
  key: string,
  schema: () => ZodMiniType<T>,
): T | undefined {
  const text = storage.readItem(key);
  return text.ok && text.value !== undefined ? parseJsonAs(text.value, schema()) : undefined;
}
