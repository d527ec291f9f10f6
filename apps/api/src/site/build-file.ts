import { err, ok, type Result } from '@nanpure/engine';
import { z } from 'zod';
import { isMissing, type ReadJson } from './json-file.ts';

/** A JSON file that the build of the site may write down. */
interface BuildFile<Value> {
  readonly name: string;
  readonly schema: z.ZodType<Value>;
  /** What holds where the file is missing. */
  readonly ifMissing: Value;
}

/** Reads a file of the build; the error names one that can't be read or is damaged, and says why. */
export async function readBuildFile<Value>(
  readJson: ReadJson,
  { name, schema, ifMissing }: BuildFile<Value>,
): Promise<Result<Value, string>> {
  try {
    const parsed = schema.safeParse(await readJson(name));
    return parsed.success ? ok(parsed.data) : err(`${name}: ${z.prettifyError(parsed.error)}`);
  } catch (error) {
    return isMissing(error) ? ok(ifMissing) : err(`${name}: ${String(error)}`);
  }
}
