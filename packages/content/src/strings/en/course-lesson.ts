/** Around the cards of a lesson, which bring their own texts. */
export const lesson = {
  board: 'Lesson board',
  steps: 'Steps of the lesson',
  place: '{{number}} of {{count}}',
  back: 'Back',
  next: 'Next',
  done: 'To the exercises',
  show: 'Show me',
  digits: 'Digits',
  options: 'Answers',
} as const;
