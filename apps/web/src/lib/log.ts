/** Notes a problem that the player needn't be troubled with, for whoever opens the console. */
export function logProblem(what: string, detail: unknown): void {
  // biome-ignore lint/suspicious/noConsole: the console is where such notes belong.
  console.warn(what, detail);
}
