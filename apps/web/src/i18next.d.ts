import type { strings } from '@nanpure/content/strings/en';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: typeof strings;
  }
}
