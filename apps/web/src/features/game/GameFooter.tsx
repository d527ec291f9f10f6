import type { Difficulty } from '@nanpure/engine';
import { memo } from 'react';
import { DifficultyLinks } from './DifficultyLinks.tsx';
import { useTexts } from './texts/use-texts.ts';

interface GameFooterProps {
  readonly current: Difficulty;
  /** Called instead of following a link to another difficulty. */
  readonly onDifficulty?: (difficulty: Difficulty) => void;
  /** The name of the technique to practise, if the puzzle needs it. */
  readonly technique?: string | undefined;
}

/** Links to the other difficulties, and what the puzzle is for. */
export const GameFooter = memo(function GameFooter({ technique, ...props }: GameFooterProps) {
  const t = useTexts();
  return (
    <>
      <DifficultyLinks {...props} />
      {technique && <p>{t('needs', { technique })}</p>}
    </>
  );
});
