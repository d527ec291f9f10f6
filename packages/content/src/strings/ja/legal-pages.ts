import type { legalPages as english } from '../en/legal-pages.ts';
import type { Translation } from '../translation.ts';

export const legalPages = {
  privacy: {
    title: 'プライバシーポリシー',
  },
  terms: {
    title: '利用規約',
  },
} as const satisfies Translation<typeof english>;
