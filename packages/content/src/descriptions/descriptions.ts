import type { PageKey } from '../pages.ts';

/** A description for every page. */
export type Descriptions = Readonly<Record<PageKey, string>>;
