/** Something that can be found: a page, or a section of one. */
export interface SearchEntry {
  /** Where it is, with the hash of a section. */
  readonly address: string;
  /** The page's name. */
  readonly page: string;
  /** The section's name; left out for a page as a whole. */
  readonly section?: string;
  readonly text: string;
  /** Other names for what it is about. */
  readonly keywords?: string;
  /** How much it counts where others say the same; 1 where it is left out. */
  readonly weight?: number;
}
