import { expect, test } from 'vitest';
import { countTurnedAway } from './rejection-log.ts';

test('a rush is one line of the log for each wait, with how many there were', () => {
  const lines: object[] = [];
  let waiting: (() => void)[] = [];
  const onTurnedAway = countTurnedAway({
    logger: { error: (fields) => lines.push(fields) },
    wait: (callback) => waiting.push(callback),
  });
  const passTime = () => {
    const due = waiting;
    waiting = [];
    for (const callback of due) callback();
  };
  for (let count = 0; count < 6_900; count++) onTurnedAway();
  expect(lines).toEqual([]);
  passTime();
  expect(lines).toEqual([{ count: 6_900 }]);
  passTime();
  expect(lines).toHaveLength(1);
  onTurnedAway();
  passTime();
  expect(lines).toEqual([{ count: 6_900 }, { count: 1 }]);
});
