import type { ReferenceId } from '../../reference/reference-ids.ts';

/**
 * Names, titles and descriptions (for search engines) of the reference pages, by id. Where a page is about one
 * technique, it has its name.
 */
export const referencePages = {
  'full-house': {
    name: 'Full House',
    title: 'Full House: the last empty cell',
    description:
      'A full house in Sudoku: a row, column or box with a single empty cell. How to spot it at a glance, with an example from a real puzzle.',
  },
  'locked-pair': {
    name: 'Locked Pair and Locked Triple',
    title: 'Locked Pair and Triple: clear both ways',
    description:
      'Locked pairs and triples in Sudoku: naked pairs and triples where a line crosses a box, which clear the rest of both. With an example of each.',
  },
  'naked-triple': {
    name: 'Naked Triple',
    title: 'Naked Triple: three cells, three digits',
    description:
      'The naked triple in Sudoku: three cells of a row, column or box that have only three digits between them, and what that clears.',
  },
  'hidden-triple': {
    name: 'Hidden Triple',
    title: 'Hidden Triple: three digits in a crowd',
    description:
      'The hidden triple in Sudoku: three digits that fit only in the same three cells of a row, column or box. How to dig it out of crowded notes.',
  },
  'naked-quadruple': {
    name: 'Naked Quadruple',
    title: 'Naked Quadruple: four cells, four digits',
    description:
      'The naked quadruple in Sudoku: four cells of one row, column or box with four digits between them. When it is worth a search, with an example.',
  },
  'hidden-quadruple': {
    name: 'Hidden Quadruple',
    title: 'Hidden Quadruple: the rarest subset',
    description:
      'The hidden quadruple in Sudoku: four digits that fit only in the same four cells. Why it is so rare, and how to look for it all the same.',
  },
  jellyfish: {
    name: 'Jellyfish',
    title: 'Jellyfish: an X-Wing with four rows',
    description:
      'The jellyfish in Sudoku: an X-Wing with four rows and four columns. How it works, how to find it, and why larger fish are never needed.',
  },
  'finned-x-wing': {
    name: 'Finned and Sashimi X-Wing',
    title: 'Finned and Sashimi X-Wing: nearly perfect',
    description:
      'Finned and sashimi X-Wings in Sudoku: an X-Wing with a place too many, or with a corner missing. What is left of it, with an example of each.',
  },
  'finned-swordfish': {
    name: 'Larger Finned and Sashimi Fish',
    title: 'Finned Swordfish and Jellyfish, and Sashimi',
    description:
      'Finned and sashimi swordfish, jellyfish, squirmbag and whale in Sudoku: large fish with a place or two too many, all in one box. An example of each.',
  },
  'franken-fish': {
    name: 'Franken Fish',
    title: 'Franken Fish: boxes among the lines',
    description:
      'Franken fish in Sudoku: X-Wings, swordfish and larger fish in which boxes stand in for some of the lines. How they work, with examples.',
  },
  'mutant-fish': {
    name: 'Mutant Fish',
    title: 'Mutant Fish: rows, columns, boxes, mixed',
    description:
      'Mutant fish in Sudoku: fish of any size in which rows, columns and boxes are mixed on both sides. What is left of the idea, with examples.',
  },
  skyscraper: {
    name: 'Skyscraper',
    title: 'Skyscraper: two lines on common ground',
    description:
      'The skyscraper in Sudoku: two rows with two places each for a digit, level on one side. What the two roofs rule out, with an example.',
  },
  'two-string-kite': {
    name: 'Two-String Kite',
    title: 'Two-String Kite: a row tied to a column',
    description:
      'The two-string kite in Sudoku: a row and a column, tied together in a box, rule out a digit at the far corner. With an example from a real puzzle.',
  },
  'turbot-fish': {
    name: 'Turbot Fish',
    title: 'Turbot Fish: two pairs joined in the middle',
    description:
      'The turbot fish in Sudoku: two rows, columns or boxes with two places each for a digit, joined in the middle. How to find it beyond the usual shapes.',
  },
  'empty-rectangle': {
    name: 'Empty Rectangle',
    title: 'Empty Rectangle: a box and a line',
    description:
      'The empty rectangle in Sudoku: a box where a digit fits only in one row and one column, and a line with two places. How the two work together.',
  },
  'w-wing': {
    name: 'W-Wing',
    title: 'W-Wing: two equal cells and a bridge',
    description:
      'The W-Wing in Sudoku: two cells with the same two candidates, connected by a digit that has two places somewhere between. With an example.',
  },
  'xy-wing': {
    name: 'XY-Wing',
    title: 'XY-Wing: a pivot and two pincers',
    description:
      'The XY-Wing in Sudoku: three cells with two candidates each, a pivot and two pincers. Why one pincer always wins, with an example.',
  },
  'xyz-wing': {
    name: 'XYZ-Wing',
    title: 'XYZ-Wing: when the pivot joins in',
    description:
      'The XYZ-Wing in Sudoku: like an XY-Wing, but the pivot has all three digits. Why so few cells are affected, with an example.',
  },
  'bug-plus-one': {
    name: 'BUG+1',
    title: 'BUG+1: the one cell with three candidates',
    description:
      'BUG+1 in Sudoku: all empty cells have two candidates, except one with three. How to see at once which of them is right, and why.',
  },
  'unique-rectangle': {
    name: 'Unique Rectangle',
    title: 'Unique Rectangle: all six types',
    description:
      'The unique rectangle in Sudoku, types 1 to 6: four cells that must not end up with the same two digits. Each type explained with its own example.',
  },
  'hidden-rectangle': {
    name: 'Hidden Rectangle',
    title: 'Hidden Rectangle: deadly under the notes',
    description:
      'The hidden rectangle in Sudoku: a unique rectangle under a heap of candidates, revealed by a digit with nowhere else to go. With an example.',
  },
  'avoidable-rectangle': {
    name: 'Avoidable Rectangle',
    title: 'Avoidable Rectangle: answers that swap',
    description:
      'The avoidable rectangle in Sudoku: solved cells that could still be exchanged, and the digit that would make it so. Both types, with examples.',
  },
  'simple-coloring': {
    name: 'Simple Colouring',
    title: 'Simple Colouring: one digit, two colours',
    description:
      'Simple colouring in Sudoku: two colours for one digit, and the two ways in which they give it away. With an example from a real puzzle.',
  },
  'multi-coloring': {
    name: 'Multi-Colouring',
    title: 'Multi-Colouring: one digit, four colours',
    description:
      'Multi-colouring in Sudoku: two separate chains of one digit, with two colours each, that rule out something together. With an example.',
  },
  'remote-pair': {
    name: 'Remote Pair',
    title: 'Remote Pair: a naked pair at a distance',
    description:
      'The remote pair in Sudoku: a chain of cells with the same two candidates that take turns. How to colour it and what it clears.',
  },
  'x-chain': {
    name: 'X-Chain',
    title: 'X-Chain: one digit from end to end',
    description:
      'X-Chains in Sudoku: one digit, places in twos, and a chain of “if not here, then there”. How to follow one from end to end, with an example.',
  },
  'xy-chain': {
    name: 'XY-Chain',
    title: 'XY-Chain: along cells with two candidates',
    description:
      'XY-Chains in Sudoku: from one cell with two candidates to the next, until the first digit comes back. How to follow one, with an example.',
  },
  'nice-loop': {
    name: 'Nice Loops',
    title: 'Nice Loops, continuous and discontinuous',
    description:
      'Nice loops in Sudoku, continuous and discontinuous: chains that come back to where they began, and what they settle. With an example of each.',
  },
  aic: {
    name: 'Alternating Inference Chain',
    title: 'Alternating Inference Chains (AIC)',
    description:
      'Alternating inference chains (AIC) in Sudoku: strong and weak links by turns, across digits and cells. How to read and to find one, with an example.',
  },
  'grouped-aic': {
    name: 'Grouped Chains and Loops',
    title: 'Grouped Chains: several cells as one',
    description:
      'Grouped chains and loops in Sudoku: two or three cells of a box and a line as one link of a chain. With three examples from real puzzles.',
  },
  'sue-de-coq': {
    name: 'Sue de Coq',
    title: 'Sue de Coq: where a line and a box cross',
    description:
      'Sue de Coq in Sudoku: the crossing of a line and a box, with one partner in each, where cells and digits come out even. With an example.',
  },
  'als-xz': {
    name: 'ALS-XZ',
    title: 'ALS-XZ: two almost locked sets',
    description:
      'ALS-XZ in Sudoku: two almost locked sets that share a digit which only one of them can have. The idea, the search, and an example.',
  },
  'als-xy-wing': {
    name: 'ALS-XY-Wing',
    title: 'ALS-XY-Wing: three almost locked sets',
    description:
      'The ALS-XY-Wing in Sudoku: three almost locked sets in the roles of pivot and pincers. How to follow it, with an example from a real puzzle.',
  },
  'als-chain': {
    name: 'ALS Chain',
    title: 'ALS Chain: almost locked sets in a row',
    description:
      'ALS chains in Sudoku: four or more almost locked sets, each passing a digit on to the next. How the chain works, with an example.',
  },
  'death-blossom': {
    name: 'Death Blossom',
    title: 'Death Blossom: a stem and its petals',
    description:
      'Death blossom in Sudoku: a cell as the stem, and an almost locked set as a petal for each of its candidates. With an example.',
  },
  'forcing-chain': {
    name: 'Forcing Chain',
    title: 'Forcing Chain: all roads lead there',
    description:
      'Forcing chains in Sudoku: try every candidate of a cell in your head, and see what all of them agree on. With an example from a real puzzle.',
  },
  'forcing-net': {
    name: 'Forcing Net',
    title: 'Forcing Net: suppose it, and see',
    description:
      'Forcing nets in Sudoku: suppose a candidate is right, follow everything that comes of it, and see what breaks. The last resort of logic, with an example.',
  },
  templates: {
    name: 'Templates',
    title: 'Templates: every way to place a digit',
    description:
      'Templates in Sudoku: all ways to place one digit nine times, laid on top of each other. What they share is certain, with an example of both uses.',
  },
} as const satisfies Record<ReferenceId, { name: string; title: string; description: string }>;
