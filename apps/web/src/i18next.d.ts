import type { strings } from '@nanpure/content/strings/en';
import type { strings as learn } from '@nanpure/content/strings/en/learn';
import type { strings as play } from '@nanpure/content/strings/en/play';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: typeof strings & typeof learn & typeof play;
  }
}
