import { matchPath } from '@nanpure/content';
import { createInstance } from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { SharedHead } from './SharedHead.tsx';

it('gives a page whose title is missing that of the home page @8.18', () => {
  const pages = { home: { title: 'Sudoku by Logic' } };
  const texts = createInstance({ lng: 'en', resources: { en: { pages } }, initAsync: false });
  void texts.init();
  const match = matchPath('/en/game/hard');
  const html = renderToStaticMarkup(
    <SharedHead match={match} language="en" texts={texts} mark="shared" />,
  );
  expect(html).toContain('property="og:title" content="Sudoku by Logic | Nanpure Lab"');
  expect(html).not.toContain('game.hard.title');
});
