import type { HintPhrases } from '../phrases.ts';
import { fallback } from './fallback.ts';
import { guess } from './guess.ts';
import { join } from './join.ts';
import { mistakes } from './mistakes.ts';
import { names } from './names.ts';
import { complete, conclusion, elimination, levelOne, levelTwo, placement } from './pools.ts';
import { earlier, stages } from './stages.ts';
import { lastCell, steps } from './steps.ts';

/** Everything that hints say in Japanese. */
export const phrases: HintPhrases = {
  names,
  levelOne,
  levelTwo,
  steps,
  stages,
  earlier,
  lastCell,
  placement,
  elimination,
  conclusion,
  notes: {
    look: {
      missing: '関係するメモが、まだそろっていません。',
      wrong: 'もう消せる数字がメモに残っています。',
    },
    missing: ({ candidates }) => `メモには、${candidates}がまだありません。`,
    wrong: ({ candidates }) => `${candidates}のメモは、もう消せます。`,
    missingMuch: 'このあたりのメモは、まだいくつも足りません。',
    wrongMuch: 'このあたりのメモには、もう消せる数字がいくつもあります。',
    crossedOut: 'この候補は、メモからはもう消えています。',
  },
  mistakes,
  fallback,
  complete,
  guess,
  buildsOnEarlier: '前の手で候補が減っていることが前提です。',
  nearlyFull: ({ count }) => `残りは${count}マスです。あと少し！`,
  manySolutions: 'この盤面には答えが二つ以上ありますが、この手はどの答えでも成り立ちます。',
  join,
};
