import { isDifficulty } from '@nanpure/engine';
import { type Day, isDay } from '../../lib/calendar.ts';
import type { DailyName } from './records.ts';

/** The day that the hash of an address names (`#2026-11-22`); undefined where it names none. */
export function dayOfHash(hash: string): Day | undefined {
  const day = hash.slice(1);
  return isDay(day) ? day : undefined;
}

export function hashOfDay(day: Day): string {
  return `#${day}`;
}

/** The puzzle that the hash of an address names (`#2026-11-22-easy`); undefined where it names none. */
export function nameOfHash(hash: string): DailyName | undefined {
  const date = hash.slice(1, 11);
  const difficulty = hash.slice(12);
  const isName = hash[11] === '-' && isDay(date) && isDifficulty(difficulty);
  return isName ? { date, difficulty } : undefined;
}

export function hashOfName({ date, difficulty }: DailyName): string {
  return `${hashOfDay(date)}-${difficulty}`;
}
