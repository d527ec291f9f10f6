/** The element in which a prerendered page lists its modules, the entry first. */
export const MODULE_LIST_ID = 'modules';

/** What a page says when its scripts don't come; gone once the app is there. */
export const TROUBLE_ID = 'trouble';
