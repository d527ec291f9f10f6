import type { referencePages as english } from '../en/reference-pages.ts';
import type { Translation } from '../translation.ts';

export const referencePages = {
  skyscraper: {
    name: 'スカイスクレイパー',
    title: 'スカイスクレイパーの見つけ方',
  },
} as const satisfies Translation<typeof english>;
