/** Words that several screens share. */
export const common = {
  difficulty: { easy: 'Easy', medium: 'Medium', hard: 'Hard' },
} as const;
