import { expect, it } from 'vitest';
import { describedIn } from './descriptions.ts';

it('gives a page whose description is missing that of the home page', () => {
  const home = 'Play free Sudoku in your browser.';
  expect(describedIn({ home, notFound: 'There is no page here.' }, 'notFound')).toBe(
    'There is no page here.',
  );
  expect(describedIn({ home }, 'game.hard')).toBe(home);
  expect(describedIn({ home, 'game.hard': '' }, 'game.hard')).toBe(home);
});
