/*
 * The same as the methods of arrays, by plain loops: V8 takes twenty times as long for these, and searches join
 * lists all the time.
 */

/** What each of some items leads to, one list after the other; what is no list counts as one of itself. */
export function flatMap<Item, Result>(
  items: readonly Item[],
  resultOf: (item: Item, index: number) => Result | readonly Result[],
): Result[] {
  const all: Result[] = [];
  for (let index = 0; index < items.length; index++) {
    const results = resultOf(items[index] as Item, index);
    if (!isList(results)) all.push(results);
    else for (let place = 0; place < results.length; place++) all.push(results[place] as Result);
  }
  return all;
}

function isList<Result>(results: Result | readonly Result[]): results is readonly Result[] {
  return Array.isArray(results);
}

/** Some lists as one. */
export function flat<Item>(lists: readonly (readonly Item[])[]): Item[] {
  return flatMap(lists, (list) => list);
}
