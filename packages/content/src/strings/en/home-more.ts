/** What the home page tells below its board: what can be learnt, and what is promised. */
export const homeMore = {
  learn: {
    title: 'Stuck? There is a technique for that',
    features: {
      eight: 'Eight techniques, from the naked single to the swordfish',
      pictures: 'Lessons with diagrams from real puzzles',
      course: 'A course of thirteen stations, with boards to solve',
      hints: 'Hints that ask before they tell',
    },
    course:
      'From the first digit to a whole hard puzzle: thirteen short stations, learnt by doing.',
    stepByStep: 'Learn step by step',
    now: {
      next: 'Next: {{name}}.',
      due: '{{count}} due today.',
      all: 'All thirteen stations mastered.',
    },
    passed: '{{passed}} of {{grades}} steps passed',
    mastered: 'Mastered',
    link: 'See the techniques',
  },
  about: {
    title: 'Every puzzle is checked twice',
    solution: {
      title: 'One solution, proved',
      text: 'A program has searched every puzzle to the end and found exactly one way to fill it.',
    },
    logic: {
      title: 'Never a guess',
      text: 'A second program has solved every puzzle by reasoning alone, one justified step at a time. So there is always a next step to find.',
    },
    difficulty: {
      title: 'Levels that mean something',
      text: 'Easy, medium and hard say how much reasoning a puzzle needs, not how many digits are given at the start.',
    },
  },
} as const;
