/** The question about cookies, and the settings that belong to it. */
export const consent = {
  title: 'May we use cookies?',
  text: 'This site uses cookies for {{uses}} only if you agree. Everything works without them, too.',
  uses: {
    analytics: 'counting visits',
    advertising: 'ads',
    both: 'counting visits and for ads',
  },
  privacy: 'Privacy policy',
  accept: 'Accept',
  decline: 'Decline',
  choose: 'Choose',
  settings: {
    title: 'Cookie settings',
    acceptAll: 'Accept all',
    save: 'Save my choice',
    close: 'Close',
  },
  services: {
    analytics: {
      title: 'Counting visits',
      text: 'Google Analytics counts which pages are read and how puzzles are played. Its cookies expire after two hours.',
    },
    advertising: {
      title: 'Ads',
      text: 'Google shows ads based on your interests. They keep this site free. If you decline, no ads are shown.',
    },
  },
  page: {
    open: 'Cookie settings',
    reset: 'Withdraw my consent and ask me again',
    wasReset: 'Done. Any consent you gave has been withdrawn.',
    unanswered: 'You have not answered yet. Until you agree, none of this is used.',
    agreed: '{{service}}: you have agreed.',
    refused: '{{service}}: you have not agreed.',
    off: 'At present this site uses neither analytics nor ads. Nothing is loaded from third parties, so there is nothing to choose.',
  },
} as const;
