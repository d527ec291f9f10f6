import type { House, TaughtTechniqueId } from '@nanpure/engine';

/** A board for the whole picture, and another one of which a page shows one house. */
interface ExampleBoards {
  readonly board: string;
  /** What proves the step can be seen in this house; of an X-Wing or a swordfish it is one of the lines. */
  readonly house: { readonly board: string; readonly house: House };
}

/**
 * Positions of our own puzzles in which the technique is the next step, 81 characters each. Whatever
 * an example shows is worked out from them.
 */
export const EXAMPLE_BOARDS: Readonly<Record<TaughtTechniqueId, ExampleBoards>> = {
  'naked-single': {
    board: '.6..457.1..1.7...5.7526183.7...561.36..123..71.378....514.3297.237.9.51.896517342',
    house: {
      board: '.746..1326137...48...1346....68974..79.345.6.4.5216....475..3.685.9637.436.471...',
      house: 4,
    },
  },
  'hidden-single': {
    board: '37.62.....621..3....1..3.4..13587.2..5..1..3..2.9365..14.8..9....8..517.....91.85',
    house: {
      board: '.5..76.84...4..56..4.15...34259637183697814521782459362....4....84..7....1.82..4.',
      house: 26,
    },
  },
  'naked-pair': {
    board: '..8643912941275836632198..4..5..43.93.65.94.14.93.....1.49..6.3293.5614..6743129.',
    house: {
      board: '385647912172..94656..5..73872.....9383.....41.5.....87.18..6359..31..876567.9.124',
      house: 12,
    },
  },
  'hidden-pair': {
    board: '3.82761.9.675..8......847..825...471674128593193745628..64..2.7..2..79..7..8.23.5',
    house: {
      board: '516..789..7...9..6.8956.7.1967..1...85479.16...14569787....56891956284376.897.215',
      house: 1,
    },
  },
  'pointing-pairs': {
    board: '149236857782195.6...6847.1..1.4.9.7..247.819.9673.1.8.....147...7.9826.1..1.73..8',
    house: {
      board: '..871924.9..26..3..2.83....586972314219.4..5...7581962....9..2..92.5...3.6.4271..',
      house: 25,
    },
  },
  'box-line-reduction': {
    board: '.81.972.392.3.8..737425.98.712935864.9387.5128.....379..8..9735..97.3.28.3758.49.',
    house: {
      board: '.8253197.7..482.5151.7962.82651438973719584628..267513.2.81...51..625.89.5837.12.',
      house: 7,
    },
  },
  'x-wing': {
    board: '.47.12.68132586479...4.7.21.2164.857...7251.44751.86.2.64.5178371..6.245.5..74916',
    house: {
      board: '1.58632.963.291.588924573614.361289.2....9.1.9.1..56.23295741865..1289..718936524',
      house: 11,
    },
  },
  swordfish: {
    board: '.45963.18.39187..58.154239.5.84.1.39312659874.9..385.1.87395..2.2.8.495.95...6.8.',
    house: {
      board: '61..782...3724681.28491...7.61.8947287.42...649276.38.72.154..8.586327...46897.2.',
      house: 4,
    },
  },
};
