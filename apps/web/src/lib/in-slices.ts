/** How long a slice takes, in milliseconds: half a frame. */
const SLICE = 8;

interface Surroundings {
  readonly now: () => number;
  /** Lets everything else have its turn. */
  readonly pause: () => Promise<void>;
}

const BROWSER: Surroundings = {
  now: () => performance.now(),
  pause: () => new Promise((resolve) => setTimeout(resolve)),
};

/** Does long work in slices, so that the page answers in between; `turns` is done in its turns. */
export async function inSlices<Value>(
  turns: Generator<unknown, Value>,
  { now, pause }: Surroundings = BROWSER,
): Promise<Value> {
  let end = now() + SLICE;
  for (let turn = turns.next(); ; turn = turns.next()) {
    if (turn.done) return turn.value;
    if (now() < end) continue;
    await pause();
    end = now() + SLICE;
  }
}
