/** Where the parts of a lesson stand on its page: the ids that links with a hash lead to. */
export const LESSON_ANCHORS = {
  concept: 'idea',
  howToFind: 'how-to-find',
  tips: 'tips',
  mastery: 'mastery',
} as const;

/** Where the sections of the page that explains the game stand on it. */
export const HOW_TO_PLAY_ANCHORS = {
  rules: 'rules',
  sample: 'try-it',
  controls: 'controls',
  hints: 'hints',
  difficulties: 'difficulties',
  tips: 'tips',
  techniques: 'techniques',
  questions: 'questions',
} as const;
