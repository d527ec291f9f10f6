/** The pages about what is agreed and what is known. */
export type LegalDocumentId = 'privacy' | 'terms';

/** Somebody else's service that the site can use. */
export type ServiceId = 'analytics' | 'advertising' | 'consentManager';

/** A link to somebody else's page. */
export interface ExternalLink {
  readonly text: string;
  readonly href: string;
}

/** What stands in a table: words, or names as a browser lists them. */
export type LegalCell = string | { readonly names: readonly string[] };

/** A table; the first cell of a row names it. */
export interface LegalTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly LegalCell[])[];
}

/** Who receives what through one of the services. */
export interface ServiceNotice {
  readonly service: ServiceId;
  readonly title: string;
  readonly facts: readonly { readonly label: string; readonly text: string }[];
  readonly links: readonly ExternalLink[];
}

/** A paragraph, or what takes the place of one. */
export type LegalBlock =
  | string
  | { readonly list: readonly string[] }
  | { readonly table: LegalTable }
  | { readonly services: readonly ServiceNotice[] };

/** A section with the id that addresses end in (`#rights`), the same in every language. */
export interface LegalSection {
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly LegalBlock[];
}

/** A legal page in one language. */
export interface LegalDocument {
  readonly title: string;
  readonly lead: string;
  /** The whole in plain words, for those who read no further. */
  readonly summary: readonly string[];
  readonly sections: readonly LegalSection[];
}
