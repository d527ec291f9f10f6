import { expect, test } from 'vitest';
import { createRejectionLog } from './rejection-log.ts';

test('rejections are logged as one line an interval for each endpoint and reason, with their number @11.28', () => {
  const lines: object[] = [];
  let waiting: (() => void)[] = [];
  const rejections = createRejectionLog({
    logger: { error: (fields) => lines.push(fields) },
    wait: (callback) => waiting.push(callback),
  });
  const passTime = () => {
    const due = waiting;
    waiting = [];
    for (const callback of due) callback();
  };
  const hint = { endpoint: '/api/get_hint', reason: 'queue' } as const;
  const rating = { endpoint: 'rating', reason: 'threads' } as const;
  for (let count = 0; count < 6_900; count++) rejections.add(hint);
  rejections.add(rating);
  expect(lines).toEqual([]);
  passTime();
  const rush = [
    { route: '/api/get_hint', reason: 'queue', count: 6_900 },
    { route: 'rating', reason: 'threads', count: 1 },
  ];
  expect(lines).toEqual(rush);
  passTime();
  expect(lines).toHaveLength(2);
  rejections.add(hint);
  passTime();
  expect(lines).toEqual([...rush, { route: '/api/get_hint', reason: 'queue', count: 1 }]);
  expect([...rejections.all()]).toEqual([
    { ...hint, count: 6_901 },
    { ...rating, count: 1 },
  ]);
});
