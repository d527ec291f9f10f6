import type { legal as english } from '../en/legal.ts';
import type { Translation } from '../translation.ts';

export { legalPages } from './legal-pages.ts';

export const legal = {
  updated: '最終更新日：{{date}}',
  revised: '（表現の見直し：{{date}}）',
  summary: 'かんたんに言うと',
  contents: '目次',
  inUse: 'このサイトで使っています',
  loadedFrom: '配信元：{{host}}',
  notInUse: 'このサイトでは現在使っていません',
} as const satisfies Translation<typeof english>;
