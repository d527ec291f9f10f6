import type { Difficulty } from '@nanpure/engine';
import { memo } from 'react';
import { DifficultyLinks } from './DifficultyLinks.tsx';
import { useTexts } from './texts/use-texts.ts';

interface GameFooterProps {
  readonly current: Difficulty;
  /** Takes the place of simply following a link to another difficulty. */
  readonly onDifficulty?: (difficulty: Difficulty) => void;
  /** The name of one that the puzzle needs, for who wants to practise it. */
  readonly technique?: string | undefined;
}

/** The way to the other difficulties, and what all of them promise. */
export const GameFooter = memo(function GameFooter({ technique, ...props }: GameFooterProps) {
  const t = useTexts();
  return (
    <>
      <DifficultyLinks {...props} />
      {technique && <p>{t('needs', { technique })}</p>}
      <p>{t('promise')}</p>
    </>
  );
});
