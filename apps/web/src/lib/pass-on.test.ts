import { describe, expect, it } from 'vitest';
import { copyText, passOn } from './pass-on.ts';

const refuse = (name: string) => () => Promise.reject(new DOMException('no', name));

/** A clipboard, and what was copied to it. */
function plainClipboard() {
  const copied: string[] = [];
  const writeText = (text: string) => {
    copied.push(text);
    return Promise.resolve();
  };
  return { copied, clipboard: { writeText } };
}

describe('a text or an address is passed on', () => {
  it.each([
    ['by the share sheet', { share: () => Promise.resolve() }, 'shared', false],
    [
      'to nobody, where the player thinks better of it',
      { share: refuse('AbortError') },
      'dismissed',
      false,
    ],
    [
      'by the clipboard, where the sheet refuses',
      { share: refuse('NotAllowedError') },
      'copied',
      true,
    ],
    ['by the clipboard, where there is no sheet', {}, 'copied', true],
  ])('%s', async (_how, sheet, outcome, isCopied) => {
    const { copied, clipboard } = plainClipboard();
    expect(await passOn({ text: 'text' }, { clipboard, ...sheet })).toBe(outcome);
    expect(await passOn({ url: 'https://site.invalid/' }, { clipboard, ...sheet })).toBe(outcome);
    expect(copied).toEqual(isCopied ? ['text', 'https://site.invalid/'] : []);
  });

  it('to the sheet as what it is', async () => {
    const given: unknown[] = [];
    const share = (shared?: ShareData) => {
      given.push(shared);
      return Promise.resolve();
    };
    await passOn({ text: 'text' }, { share });
    await passOn({ url: 'https://site.invalid/' }, { share });
    expect(given).toEqual([{ text: 'text' }, { url: 'https://site.invalid/' }]);
  });

  it.each([
    ['none', {}],
    ['one that refuses', { clipboard: { writeText: refuse('NotAllowedError') } }],
  ])('as something to copy by hand, where there is no clipboard: %s', async (_what, parts) => {
    expect(await passOn({ text: 'text' }, parts)).toBe('failed');
    expect(await copyText('text', parts)).toBe('failed');
  });
});
