/** Taking everything along as a file, and what is said when it can't be stored. */
export const backup = {
  title: 'Take it along',
  lead: 'Games, settings, statistics and credits as one file, for another browser or for safety.',
  export: 'Save everything as a file',
  import: 'Open a saved file',
  confirm: {
    title: 'Use this file?',
    made: 'It was saved on {{date, datetime}} and holds:',
    replaces: 'It takes the place of what this device has now:',
    replacesNothing: 'Nothing on this device is lost by it.',
    confirm: 'Use it',
    cancel: 'Leave all as it is',
  },
  parts: {
    game: 'the {{difficulty}} puzzle you are on',
    settings: 'your settings',
    statistics: 'your statistics',
    credits: "today's credits",
    theme: 'your colours',
    language: 'your language',
    recent: 'which {{difficulty}} puzzles you had lately',
  },
  done: 'Everything from the file is here.',
  errors: {
    'too-large': 'That file is too large to be one of ours.',
    'no-backup': 'That file was not saved by this site, or it has been changed.',
    newer: 'That file comes from a newer version of this site. Reload the page and try again.',
    empty: 'There is nothing in that file that can be used here.',
    damaged: 'That file is damaged ({{part}}). Nothing has been changed.',
    unreadable: 'That file could not be read.',
    full: 'There is not enough room in this browser. Nothing has been changed.',
    blocked: 'This browser does not let the site store anything. Nothing has been changed.',
    protected: 'A newer version of this site has stored something here. Nothing has been changed.',
  },
  trouble: {
    label: 'Saving',
    full: 'Failed to save game state: this browser has no room left. You can play on; what you do now lasts as long as this tab.',
    blocked:
      'This browser does not let the site save anything. You can play; your game lasts as long as this tab.',
    protected:
      'Your saved game could not be replaced: a newer version of the site made it, or it is damaged and there is no room to set it aside. You can play; this game lasts as long as this tab.',
    export: 'Save a copy',
    dismiss: 'All right',
  },
} as const;
