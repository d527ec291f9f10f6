/** Where the parts of a lesson stand on its page: the ids that links with a hash lead to. */
export const LESSON_ANCHORS = {
  concept: 'idea',
  howToFind: 'how-to-find',
  tips: 'tips',
  mastery: 'mastery',
} as const;

/** What an address of the game opens when it ends in this: the windows of the game. */
export const GAME_ANCHORS = { settings: 'settings', help: 'help' } as const;

/** Where the parts of the page with the statistics stand on it. */
export const STATISTICS_ANCHORS = { backup: 'backup' } as const;

/** Where the sections of the page that explains the game stand on it. */
export const HOW_TO_PLAY_ANCHORS = {
  rules: 'rules',
  sample: 'try-it',
  controls: 'controls',
  hints: 'hints',
  difficulties: 'difficulties',
  tips: 'tips',
  techniques: 'techniques',
  notes: 'notes',
  words: 'words',
  questions: 'questions',
} as const;
