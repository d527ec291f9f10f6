import type { ReferenceExample } from '../reference-page.ts';

export const examples: readonly ReferenceExample[] = [
  {
    givens: '.5.9.8.6.32.6.5.78.........27.356.91...2.7...69.841.27.........86.7.4.19.3.1.2.8.',
    position:
      '147|5|147|9|2|8|134|6|34|3|2|49|6|1|5|49|7|8|19|8|6|4|7|3|19|5|2|2|7|48|3|5|6|48|9|1|145|14|13458|2|9|7|34568|34|3456|6|9|35|8|4|1|35|2|7|147|14|1247|5|8|9|23467|34|346|8|6|25|7|3|4|25|1|9|4579|3|4579|1|6|2|457|8|45',
    step: {
      technique: 'skyscraper',
      placements: [],
      eliminations: [
        {
          cell: 2,
          digit: 4,
        },
        {
          cell: 38,
          digit: 4,
        },
        {
          cell: 56,
          digit: 4,
        },
        {
          cell: 74,
          digit: 4,
        },
      ],
      links: [
        {
          from: {
            digit: 4,
            cells: [11],
          },
          to: {
            digit: 4,
            cells: [15],
          },
          kind: 'strong',
          premise: 0,
        },
        {
          from: {
            digit: 4,
            cells: [15],
          },
          to: {
            digit: 4,
            cells: [33],
          },
          kind: 'weak',
        },
        {
          from: {
            digit: 4,
            cells: [33],
          },
          to: {
            digit: 4,
            cells: [29],
          },
          kind: 'strong',
          premise: 1,
        },
      ],
      premises: [
        {
          house: 1,
          digit: 4,
          cells: [11, 15],
        },
        {
          house: 3,
          digit: 4,
          cells: [29, 33],
        },
      ],
      pattern: [
        {
          cell: 11,
          digit: 4,
        },
        {
          cell: 15,
          digit: 4,
        },
        {
          cell: 29,
          digit: 4,
        },
        {
          cell: 33,
          digit: 4,
        },
      ],
    },
  },
];
