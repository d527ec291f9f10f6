/** Everything saved as a file and restored from one, and what is said when it can't be stored. */
export const backup = {
  title: 'Back up and restore',
  lead: 'Save your games, settings, statistics and credits as one file, to move to another browser or to keep as a backup.',
  export: 'Save everything as a file',
  import: 'Open a saved file',
  confirm: {
    title: 'Restore from this file?',
    made: 'It was saved on {{date, datetime}} and contains:',
    replaces: 'On this device, it will replace:',
    replacesNothing: 'Nothing on this device will be lost.',
    confirm: 'Restore',
    cancel: 'Keep everything as it is',
  },
  parts: {
    game: 'your current {{difficulty}} puzzle',
    settings: 'your settings',
    statistics: 'your statistics',
    credits: "today's credits",
    theme: 'your colours',
    language: 'your language',
    exercises: 'your exercise progress',
    recent: 'your recent {{difficulty}} puzzles',
  },
  done: 'Everything in the file has been restored.',
  errors: {
    'too-large': 'That file is too large. It does not look like a backup from this site.',
    'no-backup': 'That file is not a backup from this site, or it has been changed.',
    newer: 'That file comes from a newer version of this site. Reload the page and try again.',
    empty: 'That file contains nothing that can be used here.',
    damaged: 'That file is damaged ({{part}}). Nothing has been changed.',
    unreadable: 'That file could not be read.',
    full: 'This browser does not have enough storage space. Nothing has been changed.',
    blocked: 'This browser does not let the site store anything. Nothing has been changed.',
    protected: 'A newer version of this site has saved data here. Nothing has been changed.',
  },
  trouble: {
    label: 'Saving',
    full: 'Failed to save game state: this browser has no storage space left. Your game stays in this tab until you close it.',
    blocked:
      'This browser does not let the site save anything. Your game stays in this tab until you close it.',
    protected:
      'The saved data cannot be read, or is damaged or from a newer version, so it was left alone. Your game stays in this tab for now.',
    export: 'Save a copy',
    dismiss: 'OK',
  },
} as const;
