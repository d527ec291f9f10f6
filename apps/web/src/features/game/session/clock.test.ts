import { describe, expect, test } from 'vitest';
import { elapsedAt, formatElapsed, startClock, stopClock, stoppedClock } from './clock.ts';

describe('clock', () => {
  test('stands until it is started, then counts from that moment', () => {
    const clock = stoppedClock();
    expect(elapsedAt(clock, 999_999)).toBe(0);
    expect(elapsedAt(startClock(clock, 1000), 4500)).toBe(3500);
  });

  test('goes on from where it stopped, without the time in between', () => {
    const stopped = stopClock(startClock(stoppedClock(), 1000), 3000);
    expect(elapsedAt(stopped, 60_000)).toBe(2000);
    expect(elapsedAt(startClock(stopped, 100_000), 101_000)).toBe(3000);
  });

  test('is not set back to its beginning by a second start', () => {
    const running = startClock(stoppedClock(), 1000);
    expect(startClock(running, 5000)).toBe(running);
  });

  test('takes nothing away when the system clock is set back', () => {
    const running = startClock(stoppedClock(7000), 50_000);
    expect(elapsedAt(running, 10_000)).toBe(7000);
    expect(stopClock(running, 10_000).elapsed).toBe(7000);
  });

  test.each([
    [0, '0:00'],
    [999, '0:00'],
    [59_999, '0:59'],
    [61_000, '1:01'],
    [3_600_000, '60:00'],
    [36_005_000, '600:05'],
  ])('shows %d ms as %s @2.28', (milliseconds, text) => {
    expect(formatElapsed(milliseconds)).toBe(text);
  });
});
