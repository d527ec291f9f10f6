import { common } from './common.ts';
import { errors } from './errors.ts';
import { game } from './game.ts';
import { home } from './home.ts';
import { layout } from './layout.ts';
import { pages } from './pages.ts';

/** Everything the site says in Japanese, a namespace for each feature. */
export const strings = { common, errors, game, home, layout, pages };
