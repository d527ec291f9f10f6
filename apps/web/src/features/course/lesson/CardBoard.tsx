import type { LessonCard } from '@nanpure/content/course-lessons';
import type { Cell, Digit } from '@nanpure/engine';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Board } from '../../../board/Board.tsx';
import { Drawing } from '../../../board/Drawing.tsx';
import { pressedOnBoard } from '../exercise/keys.ts';
import { useCellNames } from '../exercise/use-exercise-texts.ts';
import { cardLines, cardViews } from './card-views.ts';
import styles from './lesson.module.css';
import type { Answered } from './lesson-progress.ts';

interface CardBoardProps {
  readonly card: LessonCard;
  readonly answered: Answered;
  readonly onCell: (cell: Cell) => void;
  readonly onDigit: (digit: Digit) => void;
}

/** The board of a card: cells are tapped where it asks for them, and walked through by the arrow keys. */
export function CardBoard({ card, answered, onCell, onDigit }: CardBoardProps) {
  const { t } = useTranslation('course');
  const nameOf = useCellNames();
  const [selected, setSelected] = useState<Cell>();
  const cells = useMemo(() => cardViews(card, answered), [card, answered]);
  const overlay = useMemo(() => <Drawing {...cardLines(card, answered)} />, [card, answered]);
  const isTapped = card.kind === 'ask' && card.question.asks === 'cells';
  const onKeyDown = (event: React.KeyboardEvent) => {
    const meaning = pressedOnBoard(event, selected ?? 0);
    if (!meaning) return;
    event.preventDefault();
    if (meaning.type === 'select') setSelected(meaning.cell);
    else if (meaning.type === 'choose') onCell(selected ?? 0);
    else if (meaning.type === 'digit') onDigit(meaning.digit);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the grid within.
    <div className={styles.board} onKeyDown={onKeyDown}>
      <Board
        cells={cells}
        overlay={overlay}
        selected={selected}
        label={t('lesson.board')}
        description={card.text}
        nameOf={nameOf}
        {...(isTapped ? { onPress: onCell } : {})}
        onFocusCell={setSelected}
      />
    </div>
  );
}
