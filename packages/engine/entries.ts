/** What package.json exports. */
const ENTRIES = [
  ...['index', 'hints', 'game', 'generator', 'ladder', 'formats', 'bank', 'debug', 'testing'],
];

/** The files of what package.json exports, by name. */
export const entries = Object.fromEntries(
  ENTRIES.map((name) => [name, `src/public/${name}.ts`] as const),
);
