/**
 * Runs of text in which `…` is code and [text](address) a link; a list of them; the request of an example; or a command,
 * in which {origin} is the server.
 */
export type GuideBlock =
  | string
  | readonly string[]
  | { readonly exampleOf: string }
  | { readonly code: string };

/** A part of the guide. */
export interface GuideSection {
  /** Its anchor. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly GuideBlock[];
}
