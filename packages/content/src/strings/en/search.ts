/** The search of the site. */
export const search = {
  page: { title: 'Search' },
  title: 'Search',
  lead: 'Search techniques, rules, controls, privacy and terms.',
  field: 'What are you looking for?',
  submit: 'Search',
  searching: 'Searching…',
  results_one: '{{count}} result for “{{query}}”',
  results_other: '{{count}} results for “{{query}}”',
  nothing: 'Nothing found for “{{query}}”',
  nothingAdvice: 'Try a shorter word, or another name for it.',
  suggestions: 'Try one of these',
  suggested: { singles: 'hidden single', notes: 'notes', hints: 'hints', pairs: 'pair' },
  failed: 'The search could not be loaded.',
  failedAdvice: 'Check your connection, then try again.',
  retry: 'Try again',
  place: '{{page}}: {{section}}',
} as const;
