/** The question about cookies, and the settings that belong to it. */
export const consent = {
  title: 'May we use cookies?',
  text: 'Only if you agree, this site uses cookies for {{uses}}. Everything works without them, too.',
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
      text: 'Google Analytics counts which pages are read and how puzzles are played. Its cookies are gone after two hours.',
    },
    advertising: {
      title: 'Ads',
      text: 'Google shows ads that are chosen by your interests; they keep this site free. Without your agreement there are none.',
    },
  },
  page: {
    open: 'Cookie settings',
    reset: 'Withdraw and ask me again',
    wasReset: 'Done. Nothing is agreed to any more.',
    unanswered: 'You have not answered yet, so nothing of this is used.',
    agreed: '{{service}}: you have agreed.',
    refused: '{{service}}: you have not agreed.',
    off: 'This site uses neither analytics nor ads at present. Nothing is loaded from third parties, so there is nothing to choose.',
  },
} as const;
