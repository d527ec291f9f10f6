import type { Language } from '@nanpure/content';
import { UpdatePrompt } from '../features/pwa/UpdatePrompt.tsx';
import { LaterHead } from './LaterHead.tsx';

export interface LaterPartsProps {
  readonly language: Language;
  readonly pathname: string;
}

/** What stands around every page and can wait: what keeps the site, and the head of pages to come. */
export function LaterParts({ language, pathname }: LaterPartsProps) {
  return (
    <>
      <UpdatePrompt language={language} pathname={pathname} />
      <LaterHead language={language} pathname={pathname} />
    </>
  );
}
