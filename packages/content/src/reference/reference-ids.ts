/**
 * The reference pages in the order of their list, by the ends of their paths: paths need no more of them, and every
 * page of the site knows these.
 */
export const REFERENCE_IDS = ['skyscraper'] as const;

/** A reference page. */
export type ReferenceId = (typeof REFERENCE_IDS)[number];
