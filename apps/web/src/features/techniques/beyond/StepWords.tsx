import {
  type CandidateMark,
  COLOUR_MARKS,
  type StepDrawing,
} from '@nanpure/content/drawing/step-drawing';
import type { LadderSentence, LadderStepText } from '@nanpure/content/ladder';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { keepTogether } from '../../../lib/typesetting/keep-together.ts';
import { sentenceGap } from '../../../lib/typesetting/sentence-gap.ts';
import { useLanguage } from '../../../lib/use-language.ts';
import styles from '../example.module.css';
import beyond from './beyond.module.css';

/** What a sign is, and how the legend draws it: as it does for lessons, where they have it. */
const SIGNS: readonly (readonly [CandidateMark, string])[] = [
  ['pattern', 'pair'],
  ['fin', 'fin'],
  ['guardian', 'guardian'],
  ['one', 'one'],
  ['other', 'other'],
  ['second-one', 'second-one'],
  ['second-other', 'second-other'],
  ['placed', 'confirm'],
  ['eliminated', 'eliminate'],
];

interface Sign {
  readonly type: string;
  readonly meaning: string;
}

/** The signs that a drawing has, and what each means. */
function signsOf(
  t: TFunction<'reference'>,
  listOf: (letters: readonly string[]) => string,
  { marks, links, sets, colours, across }: StepDrawing,
): Sign[] {
  // A colour that is struck out altogether has its letters on the board.
  const lettered = COLOUR_MARKS.slice(0, colours.length);
  const drawn = new Set([...marks.map(({ mark }) => mark), ...lettered]);
  const kinds = new Set(links.map(({ kind }) => kind));
  return [
    ...SIGNS.flatMap(([mark, type]) =>
      drawn.has(mark) ? [{ type, meaning: t(`marks.${mark}`) }] : [],
    ),
    ...(['strong', 'weak'] as const).flatMap((type) =>
      kinds.has(type) ? [{ type, meaning: t(`marks.${type}`) }] : [],
    ),
    ...(['base', 'cover'] as const).flatMap((type) =>
      across.length > 0 ? [{ type, meaning: t(`marks.${type}`) }] : [],
    ),
    ...(sets.length > 0
      ? [
          {
            type: 'set',
            meaning: t('marks.set', {
              count: sets.length,
              letters: listOf(sets.map(({ letter }) => letter)),
            }),
          },
        ]
      : []),
  ];
}

/** Sentences that stand together: those that tell links in a row are a list, any others a paragraph. */
function piecesOf(sentences: readonly LadderSentence[]): LadderSentence[][] {
  const pieces: LadderSentence[][] = [];
  for (const sentence of sentences) {
    const piece = pieces.at(-1);
    const isSameKind = (piece?.[0]?.links === undefined) === (sentence.links === undefined);
    if (piece && isSameKind) piece.push(sentence);
    else pieces.push([sentence]);
  }
  return pieces;
}

function Told({ told: { sentences } }: { readonly told: LadderStepText }) {
  const { t } = useTranslation('reference');
  const between = sentenceGap(useLanguage());
  return (
    <div className={beyond.told}>
      {[...piecesOf(sentences).entries()].map(([at, piece]) => {
        const texts = piece.map(({ text }) => keepTogether(text));
        // By place, as a net may come to the same sentence twice.
        if (!piece[0]?.links) return <p key={at}>{texts.join(between)}</p>;
        return (
          <ol key={at} aria-label={t('chain')}>
            {[...texts.entries()].map(([place, text]) => (
              <li key={place}>{text}</li>
            ))}
          </ol>
        );
      })}
    </div>
  );
}

interface StepWordsProps {
  readonly told: LadderStepText;
  readonly drawing: StepDrawing;
}

/** A step in words, and what the signs of its drawing mean. */
export function StepWords({ told, drawing }: StepWordsProps) {
  const { t } = useTranslation('reference');
  const language = useLanguage();
  const listOf = (letters: readonly string[]) => new Intl.ListFormat(language).format(letters);
  return (
    <>
      <Told told={told} />
      <ul className={`${styles.legend} ${beyond.legend}`} aria-label={t('legend')}>
        {signsOf(t, listOf, drawing).map(({ type, meaning }) => (
          <li key={type} data-type={type}>
            {meaning}
          </li>
        ))}
      </ul>
    </>
  );
}
