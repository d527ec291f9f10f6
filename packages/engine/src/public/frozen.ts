/**
 * A table as others get it: a copy, frozen all the way down. Who sorts or fills one of the engine's own would change
 * its later answers.
 */
/* @__NO_SIDE_EFFECTS__ */
export function frozen<Table>(table: Table): Table {
  if (typeof table !== 'object' || table === null) return table;
  const copy = Array.isArray(table)
    ? table.map(frozen)
    : Object.fromEntries(Object.entries(table).map(([key, value]) => [key, frozen(value)]));
  return Object.freeze(copy) as Table;
}
