import type { strings } from '@nanpure/content/strings/en';
import type { strings as asking } from '@nanpure/content/strings/en/asking';
import type { strings as between } from '@nanpure/content/strings/en/between';
import type { strings as find } from '@nanpure/content/strings/en/find';
import type { strings as learn } from '@nanpure/content/strings/en/learn';
import type { strings as play } from '@nanpure/content/strings/en/play';
import type { strings as records } from '@nanpure/content/strings/en/records';
import type { strings as smallPrint } from '@nanpure/content/strings/en/small-print';
import type { strings as workshop } from '@nanpure/content/strings/en/workshop';
import type { strings as write } from '@nanpure/content/strings/en/write';

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'common';
    resources: typeof strings &
      typeof asking &
      typeof between &
      typeof find &
      typeof learn &
      typeof play &
      typeof records &
      typeof smallPrint &
      typeof workshop &
      typeof write;
  }
}
