import { common } from './common.ts';
import { errors } from './errors.ts';
import { home } from './home.ts';
import { layout } from './layout.ts';
import { pages } from './pages.ts';

/** What every page of the site needs in English, a namespace for each feature. */
export const strings = { common, errors, home, layout, pages };
