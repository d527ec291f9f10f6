/**
 * A schema that is made when something is read by it. To make one takes a phone longer than to read by it, and who
 * comes for the first time has nothing to be read.
 */
export function lazySchema<Schema>(make: () => Schema): () => Schema {
  let schema: Schema | undefined;
  return () => {
    schema ??= make();
    return schema;
  };
}
