import type { strings } from '@nanpure/content/strings/en';
import type { strings as between } from '@nanpure/content/strings/en/between';
import type { strings as play } from '@nanpure/content/strings/en/play';
import type { strings as records } from '@nanpure/content/strings/en/records';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: typeof strings & typeof between & typeof play & typeof records;
  }
}
