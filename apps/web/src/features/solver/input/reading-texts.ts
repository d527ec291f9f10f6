import type { TFunction } from 'i18next';
import { placeOf } from '../../../lib/typesetting/place-of.ts';
import type { UnreadableText } from './read-text.ts';
import type { TextFailure, TextOrigin } from './use-texts-in.ts';

/** What came in last as a text. */
export type Reading =
  | { readonly kind: 'read'; readonly count: number }
  /** Its candidates are gone, as a digit was changed. */
  | { readonly kind: 'changed' }
  | { readonly kind: 'unread'; readonly error: UnreadableText; readonly origin: TextOrigin }
  | { readonly kind: 'failed'; readonly failure: TextFailure };

type T = TFunction<'solver'>;

function troubleText(t: T, error: UnreadableText): string {
  switch (error.code) {
    case 'wrong-length':
      return t('trouble.length', { count: error.length });
    case 'wrong-row-length':
      return t('trouble.row', { count: error.length, line: error.at.line });
    case 'bad-sign':
      // A picture, or a program: its signs can't be shown.
      if (/[\p{Cc}\uFFFD]/u.test(error.sign)) return t('trouble.unreadable');
      return t('trouble.sign', { sign: error.sign, ...error.at });
    case 'bad-cell': {
      const { cell, value } = error;
      return t('trouble.cell', { ...placeOf(cell), value });
    }
    case 'no-digits':
    case 'packed-link':
    case 'bad-link':
    case 'variant':
    case 'bad-json':
    case 'too-long':
      return t(`trouble.${error.code}`);
    default:
      return t('trouble.unreadable');
  }
}

/** Why the text that came is not on the board; what stood there is. */
export function unreadTexts(t: T, reading: Reading | undefined): string[] {
  if (reading?.kind === 'failed') return [t(`trouble.${reading.failure}`)];
  if (reading?.kind !== 'unread') return [];
  const { error, origin } = reading;
  return [
    ...(origin === 'link' ? [t('trouble.link')] : []),
    troubleText(t, error),
    t('trouble.kept'),
  ];
}

/** Which of several puzzles is on the board, or what has become of its candidates. */
export function remarkText(t: T, reading: Reading | undefined): string | undefined {
  if (reading?.kind === 'changed') return t('status.candidatesGone');
  if (reading?.kind !== 'read' || reading.count < 2) return undefined;
  return t('status.several', { count: reading.count });
}
