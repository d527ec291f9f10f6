import type { Language } from '../languages.ts';
import type { LegalDocument, LegalDocumentId } from './document.ts';

export type {
  ExternalLink,
  LegalBlock,
  LegalCell,
  LegalDocument,
  LegalDocumentId,
  LegalSection,
  LegalTable,
  ServiceId,
  ServiceNotice,
} from './document.ts';
export { LEGAL_FACTS } from './facts.ts';

type Loader = () => Promise<{ readonly document: LegalDocument }>;

const DOCUMENTS: Readonly<Record<LegalDocumentId, Readonly<Record<Language, Loader>>>> = {
  privacy: { en: () => import('./en/privacy.ts'), ja: () => import('./ja/privacy.ts') },
  terms: { en: () => import('./en/terms.ts'), ja: () => import('./ja/terms.ts') },
};

/** A legal page in one language; rejects where loading fails. */
export async function loadLegalDocument(
  id: LegalDocumentId,
  language: Language,
): Promise<LegalDocument> {
  return (await DOCUMENTS[id][language]()).document;
}
