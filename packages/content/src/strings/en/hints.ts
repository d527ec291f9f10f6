/** The hint panel, around what the hint itself says. */
export const hints = {
  title: 'Hint',
  level: 'Level {{level}} of 3',
  levels: { where: 'Where to look', what: 'What to use', answer: 'Answer and why' },
  more: 'Tell me more',
  another: 'Another hint',
  apply: 'Apply',
  search: { start: 'Find it myself', stop: 'Back to the hint' },
  lesson: 'Lesson on this technique',
  close: 'Close the hint',
  limitReached: 'Hint usage limit reached',
} as const;
