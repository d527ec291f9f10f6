import type { HintPhrases } from '../phrases.ts';
import { fallback } from './fallback.ts';
import { guess } from './guess.ts';
import { mistakes } from './mistakes.ts';
import { names } from './names.ts';
import { complete, conclusion, elimination, levelOne, levelTwo, placement } from './pools.ts';
import { steps } from './steps.ts';

/** Everything that hints say in Japanese. */
export const phrases: HintPhrases = {
  names,
  levelOne,
  levelTwo,
  steps,
  placement,
  elimination,
  conclusion,
  notes: {
    look: {
      missing: '関係するメモが、まだそろっていません。',
      wrong: '入らない数字がメモに残っているようです。',
    },
    missing: ({ candidates }) => `メモには、${candidates}がまだありません。`,
    wrong: ({ candidates }) => `メモの${candidates}は、もう入らない数字です。`,
    missingMuch: 'このあたりのメモは、まだいくつも足りません。',
    wrongMuch: 'このあたりのメモには、もう入らない数字がいくつもあります。',
  },
  mistakes,
  fallback,
  complete,
  guess,
  buildsOnEarlier: '前の手で候補が消えていることを使います。',
  nearlyFull: ({ count }) => `残りは${count}マスです。あと少し！`,
  manySolutions: 'この盤面には答えが二つ以上ありますが、この手はどの答えでも成り立ちます。',
  gap: '',
};
