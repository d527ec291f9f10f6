/** Does something in the browser's spare time; in a moment where a browser doesn't tell when that is. */
export function inSpareTime(task: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(() => task());
  else setTimeout(task);
}

/** Waits for the browser's spare time. */
export function spareTime(): Promise<void> {
  return new Promise((resolve) => inSpareTime(resolve));
}
