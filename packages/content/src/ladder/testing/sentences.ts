import type { Language } from '../../languages.ts';

/** What a sentence claims of the board. */
export type LadderClaim =
  | 'last-cell'
  | 'only-digits'
  | 'only-places'
  | 'as-many-digits'
  | 'digits-twice'
  | 'one-digit-more'
  | 'fish-of-lines'
  | 'base-and-cover'
  | 'two-places-each'
  | 'colours'
  | 'wrap'
  | 'trap'
  | 'wrong-colour'
  | 'colours-see'
  | 'opposites'
  | 'two-solutions'
  | 'all-bivalue'
  | 'strong-house'
  | 'strong-cell'
  | 'strong-set'
  | 'weak-cell'
  | 'weak-house'
  | 'weak-sight'
  | 'pincer'
  | 'restricted'
  | 'petal'
  | 'supposed'
  | 'left-in-cell'
  | 'left-in-house'
  | 'more-steps'
  | 'more-fail'
  | 'branch-fails'
  | 'one-is'
  | 'nothing-left'
  | 'goes'
  | 'rules-out';

/**
 * How each claim is written. What is in braces is read apart; `a|b` in brackets are other forms of the same, and what
 * is in brackets with nothing else can be missing. Double brackets are brackets of the sentence.
 */
export const LADDER_SENTENCES: Readonly<
  Record<LadderClaim, Readonly<Record<Language, readonly string[]>>>
> = {
  'last-cell': {
    en: ['{house} has one empty cell left, and only {digits} is missing.'],
    ja: ['{house}の空きマスはひとつだけで、残る数字は{digits}です。'],
  },
  'only-digits': {
    en: ['Only {digits} (fits|fit) in {cells}.'],
    ja: ['{cells}には{digits}しか入りません。'],
  },
  'only-places': {
    en: [
      'In {house}, {digits} fits only in {spots}.',
      'In {house}, the digits {digits} fit only in {spots}.',
    ],
    ja: ['{house}で{digits}が入るのは、{spots}だけです。'],
  },
  'as-many-digits': {
    en: ['Together, {cells} have only {digits}: {many} digits for {few} cells.'],
    ja: [
      '{cells}の候補は、合わせて{digits}だけです。{few}マスに{many}の数字がちょうど収まります。',
    ],
  },
  'digits-twice': {
    en: [
      'Together, {cells} have only {digits}. Counted twice, for {line} and for {box}, {twice} (makes|make) that {many} digits for {few} cells.',
    ],
    ja: [
      '{cells}の候補は、合わせて{digits}だけです。{line}と{box}とで{twice}を二度数えると、{few}マスに{many}の数字がちょうど収まります。',
    ],
  },
  'one-digit-more': {
    en: ['{set} has only {digits}: {many} digits for {few} (cells|cell).'],
    ja: [
      '{set}の候補は{digits}だけです。',
      '{set}の候補は、合わせて{digits}だけです。{few}マスに対して数字は{many}です。',
    ],
  },
  'fish-of-lines': {
    en: [
      '{base} have room for (an|a) {digits} only in {cover}.',
      '{base} have room for (an|a) {digits} only in {cover}, but for the (fin|fins) in {fins}.',
    ],
    ja: [
      '{base}で{digits}が入るのは、{cover}だけです。',
      '{base}で{digits}が入るのは、フィンの{fins}を除けば、{cover}だけです。',
    ],
  },
  'base-and-cover': {
    en: [
      'Take {base} as the base, and {cover} as the cover. In the base, {digits} fits only in the cover.',
      'Take {base} as the base, and {cover} as the cover. In the base, {digits} fits only in the cover, but for the (fin|fins) in {fins}.',
    ],
    ja: [
      '{base}をベース、{cover}をカバーとします。ベースで{digits}が入るのは、カバーの中だけです。',
      '{base}をベース、{cover}をカバーとします。ベースで{digits}が入るのは、フィンの{fins}を除けば、カバーの中だけです。',
    ],
  },
  'two-places-each': {
    en: ['{houses} (has|each have) just two places for (an|a) {digits}.'],
    ja: ['{houses}で{digits}が入るのは、(それぞれ|)2マスだけです。'],
  },
  colours: {
    en: [
      'Coloured by turns, (they|the others) are {one} (({first})) and {other} (({second})). One of these two colours is all {digits}, the other has none.',
    ],
    ja: [
      '(残りも|)つながる順に塗り分けると、色{one}は{first}、色{other}は{second}です。一方の色がすべて{digits}で、もう一方に{again}はありません。',
    ],
  },
  wrap: {
    en: ['{cells} are both {colour} and both in {house}, so {again} is wrong.'],
    ja: ['色{colour}の{cells}はどちらも{house}にあるので、色{again}は正しくありません。'],
  },
  trap: {
    en: ['Whichever is right, a cell that sees both {one} and {other} can’t be {digits}.'],
    ja: [
      'どちらが正しくても、色{one}と色{other}の両方とヨコ列・タテ列・ブロックのどれかを共有するマスに{digits}は入りません。',
    ],
  },
  'wrong-colour': {
    en: ['{colour} sees both {one} and {other}, one of which is right, so {again} is wrong.'],
    ja: [
      '色{colour}は、色{one}とも色{other}ともヨコ列・タテ列・ブロックのどれかを共有しています。{both}の一方は必ず正しいので、色{again}は正しくありません。',
    ],
  },
  'colours-see': {
    en: ['{one} and {other} can’t both be right, as {cells} see each other.'],
    ja: [
      '{cells}はヨコ列・タテ列・ブロックのどれかが同じなので、色{one}と色{other}が両方とも正しいことはありません。',
    ],
  },
  opposites: {
    en: ['So {one} or {other} is right, and a cell that sees both can’t be {digits}.'],
    ja: [
      'つまり、色{one}か色{other}が正しく、その両方とヨコ列・タテ列・ブロックのどれかを共有するマスに{digits}は入りません。',
    ],
  },
  'two-solutions': {
    en: [
      'If {cells} had only {digits}, these two could swap places, and the puzzle would have two solutions.',
      'None of {cells} is given. If they had only {digits}, these two could swap places, and the puzzle would have two solutions.',
    ],
    ja: [
      '{cells}に入る数字が{digits}だけだとすると、入れかえても成り立ち、答えが二つになってしまいます。',
      '{cells}は、どれもはじめからあった数字ではありません。ここに入る数字が{digits}だけだとすると、入れかえても成り立ち、答えが二つになってしまいます。',
    ],
  },
  'all-bivalue': {
    en: [
      'Every empty cell has two candidates, but for {cells}. Without {digits} there, each digit would have two places or none in every house, which no puzzle with one solution allows.',
    ],
    ja: [
      '候補が三つあるのは{cells}だけで、ほかの空きマスの候補は二つです。ここの{digits}がなければ、まだ入っていない数字はどのヨコ列・タテ列・ブロックでも入るマスが二つずつになり、答えがひとつに決まりません。',
    ],
  },
  'strong-house': {
    en: [
      'If {from}, then {to}: {house} has no other place for {digits}.',
      'So {to}: {house} has no other place for {digits}.',
      'So {to}: {house} has no other place {left} for {digits}.',
    ],
    ja: ['{from}でなければ、{house}の{to}に入ります。', 'その結果、{house}の{to}に入ります。'],
  },
  'strong-cell': {
    en: ['If {from}, it is {digits}: only {all} fit there.', 'So {to}: only {all} fit there.'],
    ja: [
      '{from}の候補は{all}だけなので、{wrong}でなければ{digits}です。',
      '{cells}の候補は{all}だけなので、残った{digits}に決まります。',
    ],
  },
  'strong-set': {
    en: [
      'If {from}, then {to}: without {wrong}, set {set} needs (both|all of) {rest}.',
      'So {to}: without {wrong}, set {set} needs (both|all of) {rest}.',
      'So {to}: without {wrong}, set {set} needs (both|all of) {rest}, and {gone}.',
    ],
    ja: [
      '{from}でなければ、組{set}には{rest}がひとつずつ入り、{to}に入ります。',
      'その結果、組{set}には{rest}がひとつずつ入り、{to}に入ります。',
    ],
  },
  'weak-cell': {
    en: ['If {from}, then {to}: it has its digit.', 'Then {to}: it has its digit.'],
    ja: ['{from}なら、{to}が消えます。', 'すると、{to}が消えます。'],
  },
  'weak-house': {
    en: ['If {from}, then {to}: {house} has its {digits}.', 'Then {to}: {house} has its {digits}.'],
    ja: [
      '{from}なら、{house}の{digits}が決まるので、{to}。',
      'すると、{house}の{digits}が決まるので、{to}。',
    ],
  },
  'weak-sight': {
    en: [
      'If {from}, then {to}: any two of these cells share a row, column or box.',
      'Then {to}: any two of these cells share a row, column or box.',
    ],
    ja: [
      '{from}なら、互いにヨコ列・タテ列・ブロックのどれかを共有しているので、{to}。',
      'すると、互いにヨコ列・タテ列・ブロックのどれかを共有しているので、{to}。',
    ],
  },
  pincer: {
    en: ['If it is {wrong}, then {to}: only {all} fit there.'],
    ja: ['ここが{wrong}なら、候補が{all}だけの{to}になります。'],
  },
  restricted: {
    en: [
      '{digits} can’t be in both {one} and {other}: in {inOne} it fits only in {from}, in {inOther} only in {to}, and these see each other.',
    ],
    ja: [
      '{digits}は、組{one}と組{other}に同時には入りません。組{inOne}では{from}、組{inOther}では{to}にしか入らず、互いにヨコ列・タテ列・ブロックのどれかを共有しているからです。',
    ],
  },
  petal: {
    en: ['If {from}, then set {set} has {rest}.'],
    ja: ['{from}なら、組{set}には{rest}が(ひとつずつ|)入ります。'],
  },
  supposed: {
    en: [
      'Suppose( besides that|) {from}.( That rules out {removals}.|)',
      'If {from}, that rules out {removals}.',
    ],
    ja: [
      '(さらに、|)仮に{from}だとします。(その結果、{removals}を消せます。|)',
      '{from}なら、{removals}を消せます。',
    ],
  },
  'left-in-cell': {
    en: ['So {from}, all that is left there of {all}.( That rules out {removals}.|)'],
    ja: ['すると、{from}は、{all}のうち残った{digits}です。(その結果、{removals}を消せます。|)'],
  },
  'left-in-house': {
    en: ['So {from}, the only place left in {house}.( That rules out {removals}.|)'],
    ja: ['すると、{house}の{from}に入ります。(その結果、{removals}を消せます。|)'],
  },
  'more-steps': {
    en: ['{count} more (steps|step) like these (follow|follows).'],
    ja: ['このような手が、あと{count}手続きます。'],
  },
  'more-fail': {
    en: ['Under the first supposition, each of these fails in the same way: {candidates}.'],
    ja: ['最初の仮定のもとでは、{candidates}も、同じように成り立ちません。'],
  },
  'branch-fails': {
    en: ['So {from} is not {digits}.'],
    ja: ['つまり、{from}は{digits}ではありません。'],
  },
  'one-is': {
    en: [
      '{lead}: too many. So {one}. No cell that sees {which} can be {digits}.',
      'So in any case {one}. No cell that sees {which} can be {digits}.',
      'Whichever it is, {one}. No cell that sees {which} can be {digits}.',
      'Whichever of {sets} goes without {wrong} needs all its other digits, so {one}. No cell that sees {which} can be {digits}.',
      'Only (an|a) {wrong} prevents that, so {one}. No cell that sees {which} can be {digits}.',
    ],
    ja: [
      '{lead}収まりません。つまり、{one}。{which}とヨコ列・タテ列・ブロックのどれかを共有するマスに{digits}は入りません。',
      'つまり、{one}。{which}とヨコ列・タテ列・ブロックのどれかを共有するマスに{digits}は入りません。',
      'どの場合も、{one}。{which}とヨコ列・タテ列・ブロックのどれかを共有するマスに{digits}は入りません。',
      '{sets}のうち、{wrong}の入らないほうには、残りの数字がすべて入るので、{one}。{which}とヨコ列・タテ列・ブロックのどれかを共有するマスに{digits}は入りません。',
      'それを防げるのは{wrong}だけなので、{one}。{which}とヨコ列・タテ列・ブロックのどれかを共有するマスに{digits}は入りません。',
    ],
  },
  'nothing-left': {
    en: [
      'But {cells} had room only for {all}, and (that is|all of these are) ruled out now.',
      'But in {house}, {digits} had room only in {spots}, and (that is|all of these are) ruled out now.',
    ],
    ja: [
      'ところが、{cells}の候補は{all}だけで、(それも|そのどれもが)消えたため、入る数字がなくなってしまいます。',
      'ところが、{house}で{digits}が入りうるのは{spots}だけで、(それも|そのどれもが)消えたため、入るマスがなくなってしまいます。',
    ],
  },
  goes: {
    en: ['So {digits} goes in {cells}.'],
    ja: ['ですから、{cells}は{digits}です。'],
  },
  'rules-out': {
    en: ['This rules out {removals}.'],
    ja: ['これで、{removals}を消せます。'],
  },
};
