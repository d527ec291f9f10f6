/* What every page of the site needs in Japanese, a namespace for each feature. */

export { common } from './common.ts';
export { errors } from './errors.ts';
export { home } from './home.ts';
export { layout } from './layout.ts';
export { pages } from './pages.ts';
