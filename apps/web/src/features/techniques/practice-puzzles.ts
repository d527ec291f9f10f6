import {
  DIFFICULTIES,
  type Difficulty,
  type TaughtTechniqueId,
  TECHNIQUES_OF_DIFFICULTY,
} from '@nanpure/engine';

/** The difficulty whose puzzles take a technique, and no harder one. */
export function difficultyOf(technique: TaughtTechniqueId): Difficulty {
  const fitting = DIFFICULTIES.find((each) => TECHNIQUES_OF_DIFFICULTY[each].includes(technique));
  return fitting ?? 'hard';
}
