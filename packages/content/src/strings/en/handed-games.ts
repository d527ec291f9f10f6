/* What games say whose puzzles aren't of the bank: daily ones and the player's own. */

/** Before a game is given up so that another one can be kept. */
export const room = {
  title: 'One game has to make way',
  own: 'The site keeps {{most}} puzzles of your own, and you have begun them all.',
  daily: 'The site keeps {{most}} daily puzzles in progress, and you have as many.',
  oldest:
    'The one you left longest ago has {{filled}} of 81 cells filled. You last played it on {{date, datetime}}.',
  giveUp: 'Give up that game',
} as const;
