/**
 * Runs parts, so many at a time: the next one begins where one has ended. A part that throws has all of it
 * rejected.
 * @template Part, Row
 * @param {readonly Part[]} parts
 * @param {number} lanes
 * @param {(part: Part) => Promise<Row[]>} start
 * @returns {Promise<Row[]>} in the order of the parts
 */
export async function runInLanes(parts, lanes, start) {
  const waiting = parts.entries();
  /** @type {Row[][]} */
  const found = [];
  // All lanes take from the same iterator, so that each part is taken once.
  const runLane = async () => {
    for (const [index, part] of waiting) found[index] = await start(part);
  };
  await Promise.all(Array.from({ length: lanes }, runLane));
  return found.flat();
}
