import {
  DIFFICULTIES,
  type Difficulty,
  TECHNIQUES_OF_DIFFICULTY,
  type TechniqueId,
} from '@nanpure/engine';

/** The difficulty whose puzzles take a technique, and no harder one. */
export function difficultyOf(technique: TechniqueId): Difficulty {
  const fitting = DIFFICULTIES.find((each) => TECHNIQUES_OF_DIFFICULTY[each].includes(technique));
  return fitting ?? 'hard';
}
