/**
 * A table that is made when it is first asked for: whoever never needs it doesn't wait for it when the file is loaded,
 * and bundlers know that it can be left out.
 */
/* @__NO_SIDE_EFFECTS__ */
export function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
