/** Runs of text in which `…` is code and [text](address) a link; a list of them; or the request of an example. */
export type GuideBlock = string | readonly string[] | { readonly exampleOf: string };

/** A part of the guide. */
export interface GuideSection {
  /** Its anchor. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly GuideBlock[];
}
