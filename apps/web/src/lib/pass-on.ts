/** What became of something that was to be passed on. `dismissed`: the player thought better of it. */
export type ShareOutcome = 'shared' | 'copied' | 'dismissed' | 'failed';

/** A text, or the address of a page: share sheets tell them apart. */
type Shared = { readonly text: string } | { readonly url: string };

/** The parts of a browser that pass something on; not every browser has them. */
type Passing = {
  readonly share?: Navigator['share'];
  readonly clipboard?: Pick<Clipboard, 'writeText'>;
};

/** `undefined` where there is no share sheet, or it refuses. */
async function shareBySheet(shared: Shared, navigator: Passing) {
  if (!navigator.share) return undefined;
  try {
    await navigator.share(shared);
    return 'shared';
  } catch (reason) {
    const isDismissed = reason instanceof Error && reason.name === 'AbortError';
    return isDismissed ? 'dismissed' : undefined;
  }
}

/** Copies a text to the clipboard. */
export async function copyText(
  text: string,
  { clipboard }: Pick<Passing, 'clipboard'>,
): Promise<'copied' | 'failed'> {
  try {
    if (!clipboard) return 'failed';
    await clipboard.writeText(text);
    return 'copied';
  } catch {
    return 'failed';
  }
}

/** Passes something on by the share sheet, or else by the clipboard. */
export async function passOn(shared: Shared, navigator: Passing): Promise<ShareOutcome> {
  const outcome = await shareBySheet(shared, navigator);
  return outcome ?? copyText('text' in shared ? shared.text : shared.url, navigator);
}
