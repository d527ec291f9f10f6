import type { EnglishStrings } from '@nanpure/content/strings';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: EnglishStrings;
  }
}
