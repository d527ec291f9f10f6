import type { common as english } from '../en/common.ts';
import type { Translation } from '../translation.ts';

export const common = {
  difficulty: { easy: '初級', medium: '中級', hard: '上級' },
} as const satisfies Translation<typeof english>;
