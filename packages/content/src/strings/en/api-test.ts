/** The page on which the API is tried. */
export const apiTest = {
  page: { title: 'API Test' },
  title: 'API test',
  lead: 'Each button makes a real call and shows the raw reply.',
  calls: { hello: 'Hello', techniques: 'Techniques', problem: 'Puzzle file' },
  call: 'Call',
  callOf: 'Call {{name}}',
  reply: 'Reply: {{name}}',
  calling: 'Waiting for the reply…',
  succeeded: 'Status {{status}} in {{time}} ms',
  failed: 'Status {{status}} in {{time}} ms: {{error}}',
  noReply: 'No reply after {{time}} ms: {{error}}',
  networkError: 'Network error occurred.',
  more_one: '{{count, number}} more character is not shown.',
  more_other: '{{count, number}} more characters are not shown.',
  documentation: 'API documentation',
} as const;
