import type { AskCard } from '@nanpure/content/course-lessons';
import { useLanguage } from '../../../lib/use-language.ts';
import { useCellNames } from '../exercise/use-exercise-texts.ts';
import { cardViews } from './card-views.ts';
import type { Answered } from './lesson-progress.ts';

interface ShownCellsProps {
  readonly card: AskCard;
  readonly answered: Answered;
}

/** The cells of an answer that was shown, by name, for those who don't see them on the board. */
export function ShownCells({ card, answered }: ShownCellsProps) {
  const nameOf = useCellNames();
  const language = useLanguage();
  const { solved, isWon } = answered;
  if (card.question.asks !== 'cells' || solved === undefined || isWon) return null;
  const views = cardViews(card, answered);
  const names = (card.question.answers[solved] ?? []).flatMap((cell) => {
    const view = views[cell];
    return view ? nameOf(cell, view) : [];
  });
  return <span className="heard-only"> {new Intl.ListFormat(language).format(names)}</span>;
}
