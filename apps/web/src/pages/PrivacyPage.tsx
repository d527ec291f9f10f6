import type { Language } from '@nanpure/content';
import { loadLegalDocument } from '@nanpure/content/legal';
import type { ComponentType } from 'react';
import type { UsedService } from '../features/legal/LegalBlockView.tsx';
import { LegalView } from '../features/legal/LegalView.tsx';
import { KLARO_URL, SERVICES } from '../third-parties/configured.ts';
import { CookieSettings } from '../third-parties/consent/CookieSettings.tsx';
import { NothingToChoose } from '../third-parties/consent/NothingToChoose.tsx';

/** What is configured: the page says of each service whether this site uses it. */
const USED: readonly UsedService[] = [
  ...SERVICES.map((id) => ({ id })),
  ...(KLARO_URL && SERVICES.length > 0
    ? [{ id: 'consentManager' as const, host: new URL(KLARO_URL).host }]
    : []),
];

const CHOICES = import.meta.env.HAS_THIRD_PARTIES ? (
  <CookieSettings services={SERVICES} />
) : (
  <NothingToChoose />
);

/** The privacy policy in a language, with the visitor's own choices among it. */
export async function loadPrivacyPage(language: Language): Promise<ComponentType> {
  const document = await loadLegalDocument('privacy', language);
  return function PrivacyPage() {
    return <LegalView document={document} services={USED} additions={{ choices: CHOICES }} />;
  };
}
