import { err, ok, type Result } from '@nanpure/engine';

/** Increase it with a migration when fields change their meaning. */
export const SCHEMA_VERSION = 2;

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
  // Centre notes and colours came, which earlier versions of the site would lose.
  (fields) => ({ ...fields, schemaVersion: 2 }),
];

function versionOf({ schemaVersion }: Fields): number {
  return typeof schemaVersion === 'number' && Number.isInteger(schemaVersion) ? schemaVersion : 0;
}

/**
 * The fields of a saved game in the present version, not validated yet. An error where a later version
 * of the site has saved them.
 */
export function migrateSavedGame(json: unknown): Result<unknown, string> {
  if (!isFields(json)) return ok(json);
  const version = versionOf(json);
  if (version > SCHEMA_VERSION) return err(`version ${version}, known is ${SCHEMA_VERSION}`);
  return ok(
    MIGRATIONS.slice(Math.max(0, version)).reduce((fields, migrate) => migrate(fields), json),
  );
}
