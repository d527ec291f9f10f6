/** So long nothing takes that a load waits for, however busy the machine; in milliseconds. */
const PATIENCE = 30_000;

/** Waits for something, but not for ever: rejects, saying what never came, when patience is at an end. */
export async function within<T>(
  what: string,
  promise: Promise<T>,
  patience = PATIENCE,
): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    const giveUp = () => reject(new Error(`${what}: nothing for ${patience / 1000} seconds`));
    timer = setTimeout(giveUp, patience);
  });
  try {
    return await Promise.race([promise, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
