import type { Game, MistakePolicy } from '@nanpure/engine/game';

const COUNTING: readonly MistakePolicy[] = ['reject', 'show'];

/** Whether every wrong entry is counted. Elsewhere those that the player took back may have been wrong. */
export function countsAllMistakes({ config }: Pick<Game, 'config'>): boolean {
  return COUNTING.includes(config.mistakePolicy);
}
