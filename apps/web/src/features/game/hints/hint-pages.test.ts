import { NOTHING_DRAWN } from '@nanpure/content/drawing/drawing';
import { describe, expect, test } from 'vitest';
import type { HintDrawing } from '../board/hint-drawing.ts';
import { pagesOfText } from './hint-pages.ts';

const DRAWING: HintDrawing = { marks: [], lines: NOTHING_DRAWN, isDimming: false };
const LONG = 'A sentence of just about sixty letters, counted with its stop.';

function texts(...args: [message: string, detail?: string, isHeaded?: boolean]): string[] {
  const [message, detail, isHeaded] = args;
  const text = { message, ...(detail === undefined ? {} : { detail }) };
  return pagesOfText(text, DRAWING, isHeaded).map((page) =>
    [page.message, page.detail].filter(Boolean).join(' | '),
  );
}

describe('the pages of a text', () => {
  test('are one where all of it is short', () => {
    expect(texts('Look here.')).toEqual(['Look here.']);
    expect(texts('Look here.', 'One cell to go!')).toEqual(['Look here. | One cell to go!']);
  });

  test('divide between sentences, and lose none', () => {
    expect(texts('Look here.', `${LONG} ${LONG} Why?`)).toEqual([
      `Look here. | ${LONG}`,
      `${LONG} Why?`,
    ]);
    expect(texts(LONG, LONG)).toEqual([LONG, LONG]);
  });

  test('leave a message out of account that can give way', () => {
    expect(texts(LONG, LONG, true)).toEqual([`${LONG} | ${LONG}`]);
  });

  test('count Japanese letters twice, and know its sentences', () => {
    const sentence = '二十五文字の長さになるように書いた日本語の文です。';
    expect(texts('ここです。', `${sentence}${sentence}何でしょう？　どうなりますか？`)).toEqual([
      `ここです。 | ${sentence}`,
      `${sentence}何でしょう？　どうなりますか？`,
    ]);
  });
});
