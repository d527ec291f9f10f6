import { err, ok, type Result } from '@nanpure/engine';

/** Raised when the fields change their meaning, together with a migration. */
export const SCHEMA_VERSION = 1;

type Fields = Readonly<Record<string, unknown>>;

function isFields(json: unknown): json is Fields {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}

/** From each version to the next. */
const MIGRATIONS: readonly ((fields: Fields) => Fields)[] = [
  // The first games had no version, no history, and other words for the notes mode.
  ({ inputMode, ...fields }) => ({
    past: [],
    future: [],
    startTime: null,
    selectedCell: null,
    ...fields,
    inputMode: inputMode === 'answer' ? 'answer' : 'notes',
    schemaVersion: 1,
  }),
];

function versionOf({ schemaVersion }: Fields): number {
  return typeof schemaVersion === 'number' && Number.isInteger(schemaVersion) ? schemaVersion : 0;
}

/**
 * The fields of a saved game as the present version has them; those that have them already come back
 * as they are. An error where a later version of the site has saved them. Whether they are right is
 * for the schema to say.
 */
export function migrateSavedGame(json: unknown): Result<unknown, string> {
  if (!isFields(json)) return ok(json);
  const version = versionOf(json);
  if (version > SCHEMA_VERSION) return err(`version ${version}, known is ${SCHEMA_VERSION}`);
  return ok(
    MIGRATIONS.slice(Math.max(0, version)).reduce((fields, migrate) => migrate(fields), json),
  );
}
