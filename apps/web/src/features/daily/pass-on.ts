/** What became of a text that was to be passed on. `dismissed`: the player thought better of it. */
export type ShareOutcome = 'shared' | 'copied' | 'dismissed' | 'failed';

/** The parts of a browser that pass a text on; not every browser has them. */
type Passing = {
  readonly share?: Navigator['share'];
  readonly clipboard?: Pick<Clipboard, 'writeText'>;
};

/** `undefined` where there is no share sheet, or it refuses. */
async function shareBySheet(text: string, navigator: Passing) {
  if (!navigator.share) return undefined;
  try {
    await navigator.share({ text });
    return 'shared';
  } catch (reason) {
    const isDismissed = reason instanceof Error && reason.name === 'AbortError';
    return isDismissed ? 'dismissed' : undefined;
  }
}

/** Passes a text on by the share sheet, or else by the clipboard. */
export async function passOn(text: string, navigator: Passing): Promise<ShareOutcome> {
  const outcome = await shareBySheet(text, navigator);
  if (outcome) return outcome;
  try {
    if (!navigator.clipboard) return 'failed';
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'failed';
  }
}
