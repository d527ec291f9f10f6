/** What a promise gives, or something else where it fails or takes longer than so many milliseconds. */
export function within<T>(promise: Promise<T>, milliseconds: number, otherwise: T): Promise<T> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(otherwise), milliseconds);
    const settle = (value: T) => {
      clearTimeout(timer);
      resolve(value);
    };
    promise.then(settle, () => settle(otherwise));
  });
}
