import { expect, test } from 'vitest';
import { createRejectionLog } from './rejection-log.ts';

test('a rush is one line of the log for each wait, with how many there were @11.28', () => {
  const lines: object[] = [];
  let waiting: (() => void)[] = [];
  const onRejected = createRejectionLog({
    logger: { error: (fields) => lines.push(fields) },
    wait: (callback) => waiting.push(callback),
  });
  const passTime = () => {
    const due = waiting;
    waiting = [];
    for (const callback of due) callback();
  };
  for (let count = 0; count < 6_900; count++) onRejected();
  expect(lines).toEqual([]);
  passTime();
  expect(lines).toEqual([{ count: 6_900 }]);
  passTime();
  expect(lines).toHaveLength(1);
  onRejected();
  passTime();
  expect(lines).toEqual([{ count: 6_900 }, { count: 1 }]);
});
