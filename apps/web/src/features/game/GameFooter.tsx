import type { Difficulty } from '@nanpure/engine';
import { memo } from 'react';
import type { Onward } from '../../lib/onward.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { DifficultyLinks } from './DifficultyLinks.tsx';
import { useTexts } from './texts/use-texts.ts';

interface GameFooterProps {
  /** Instead of the difficulties. */
  readonly onward: Onward | undefined;
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
  ...props
}: GameFooterProps) {
  const t = useTexts();
  return (
    <>
      {onward ? (
        <LinkButton to={onward.to}>{onward.label}</LinkButton>
      ) : (
        <DifficultyLinks {...props} />
      )}
      {about && <p>{about}</p>}
      {technique && <p>{t('needs', { technique })}</p>}
    </>
  );
});
