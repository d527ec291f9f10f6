/** The hint panel, around what the hint itself says. */
export const hints = {
  title: 'Hint',
  tabs: 'Levels of the hint',
  levels: { where: 'Where to look', what: 'What to use', answer: 'Answer and why' },
  more: 'Tell me more',
  another: 'Another hint',
  apply: { placement: 'Put it in', elimination: 'Take it out', eliminations: 'Take them out' },
  pages: {
    label: 'Step by step',
    now: 'Step {{page}} of {{pages}}',
    back: 'Back',
    next: 'Next',
  },
  search: { start: 'Find it myself', stop: 'Back to the hint' },
  lesson: 'Lesson',
  lessonOn: 'Lesson: {{technique}}',
  close: 'Close the hint',
  limitReached: 'Hint usage limit reached',
} as const;
