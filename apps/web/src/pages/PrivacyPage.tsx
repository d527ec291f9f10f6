import type { Language } from '@nanpure/content';
import { loadLegalDocument, type ServiceId } from '@nanpure/content/legal';
import type { ComponentType } from 'react';
import { LegalView } from '../features/legal/LegalView.tsx';

const { VITE_ADSENSE_CLIENT, VITE_GA_MEASUREMENT_ID, VITE_KLARO_URL } = import.meta.env;

/** What is configured: the page says of each service whether this site uses it. */
const SERVICES: readonly ServiceId[] = [
  ...(VITE_GA_MEASUREMENT_ID ? ['analytics' as const] : []),
  ...(VITE_ADSENSE_CLIENT ? ['advertising' as const] : []),
  ...(VITE_KLARO_URL ? ['consentManager' as const] : []),
];

/** The privacy policy in a language. */
export async function loadPrivacyPage(language: Language): Promise<ComponentType> {
  const document = await loadLegalDocument('privacy', language);
  return function PrivacyPage() {
    return <LegalView document={document} services={SERVICES} />;
  };
}
