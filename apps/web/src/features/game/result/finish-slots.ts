import type { Language } from '@nanpure/content';
import type { Difficulty } from '@nanpure/engine';
import type { ComponentType } from 'react';

/** A win beside the earlier ones of its difficulty. */
export interface WinComparisonProps {
  readonly difficulty: Difficulty;
  /** In milliseconds. */
  readonly elapsed: number;
  readonly formatTime: (milliseconds: number) => string;
}

/** A tip to read, by which the next puzzle is earned. */
export interface FinishTipProps {
  /** Called once. */
  readonly onEarned: () => void;
}

/** What other features add to the card of a solved puzzle. */
export interface FinishParts {
  readonly WinComparison: ComponentType<WinComparisonProps>;
  readonly FinishTip: ComponentType<FinishTipProps>;
  /** What else there is to say, whoever found the digits. */
  readonly Besides?: ComponentType;
}

/** What the page hands to the card. */
export interface FinishSlots {
  /** Downloads the parts with their texts. Called when the puzzle is solved and counted. */
  readonly loadFinishParts: (language: Language) => Promise<FinishParts>;
  /** Whether the next puzzle has to be earned by a tip on the card. */
  readonly isTipDue: () => boolean;
}
