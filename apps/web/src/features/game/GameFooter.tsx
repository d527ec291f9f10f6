import type { Difficulty } from '@nanpure/engine';
import { memo } from 'react';
import type { Onward } from '../../lib/onward.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { DifficultyLinks } from './DifficultyLinks.tsx';
import { useTexts } from './texts/use-texts.ts';

interface GameFooterProps {
  /** Instead of the difficulties. */
  readonly onward: Onward | undefined;
  /** Whether the puzzle is solved: then its card leads onward. */
  readonly isOver?: boolean;
  readonly current: Difficulty | undefined;
  /** Called instead of following a link to another difficulty. */
  readonly onDifficulty?: (difficulty: Difficulty) => void;
  /** The name of the technique to practise, if the puzzle needs it. */
  readonly technique?: string | undefined;
  /** What else is said of the puzzle. */
  readonly about?: string | undefined;
}

/** Links to the other difficulties or puzzles, and what the puzzle is for. */
export const GameFooter = memo(function GameFooter({
  technique,
  about,
  onward,
  isOver = false,
  ...props
}: GameFooterProps) {
  const t = useTexts();
  return (
    <>
      {!onward && <DifficultyLinks {...props} />}
      {onward && !isOver && <LinkButton to={onward.to}>{onward.label}</LinkButton>}
      {about && <p>{about}</p>}
      {technique && <p>{t('needs', { technique })}</p>}
    </>
  );
});
