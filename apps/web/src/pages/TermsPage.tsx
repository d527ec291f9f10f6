import type { Language } from '@nanpure/content';
import { loadLegalDocument } from '@nanpure/content/legal';
import type { ComponentType } from 'react';
import { LegalView } from '../features/legal/LegalView.tsx';

/** The terms of service in a language. */
export async function loadTermsPage(language: Language): Promise<ComponentType> {
  const document = await loadLegalDocument('terms', language);
  return function TermsPage() {
    return <LegalView document={document} services={[]} />;
  };
}
