import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createMessages } from './messages.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a message is shown for three seconds, and can be asked for afterwards', () => {
  const messages = createMessages();
  const listener = vi.fn();
  messages.subscribe(listener);
  messages.say('Hello.');
  expect(messages.current()).toMatchObject({ text: 'Hello.', look: 'note' });
  vi.advanceTimersByTime(2999);
  expect(messages.current()?.text).toBe('Hello.');
  vi.advanceTimersByTime(1);
  expect(messages.current()).toBeUndefined();
  expect(messages.latest()).toBe('Hello.');
  expect(listener).toHaveBeenCalledTimes(2);
});

test('a later message takes the place of an earlier one, and has its own three seconds', () => {
  const messages = createMessages();
  messages.say('First.');
  vi.advanceTimersByTime(2000);
  messages.say('Second.', 'spoken');
  vi.advanceTimersByTime(2000);
  expect(messages.current()).toMatchObject({ text: 'Second.', look: 'spoken' });
});

test('the same text said twice is another occasion', () => {
  const messages = createMessages();
  messages.say('Again.');
  const before = messages.current()?.occasion;
  messages.say('Again.');
  expect(messages.current()?.occasion).not.toBe(before);
});

test('a message that is taken away leaves nothing behind it, but can be asked for', () => {
  const messages = createMessages();
  messages.say('4, row 2, column 2.', 'spoken');
  const takeAway = messages.say('Not 7.', 'wrong');
  takeAway();
  expect(messages.current()).toBeUndefined();
  expect(messages.latest()).toBe('Not 7.');
});

test('only its own message is taken away, not the one that came after it', () => {
  const messages = createMessages();
  const takeAway = messages.say('Not 7.', 'wrong');
  messages.say('Row 2: 1.');
  takeAway();
  expect(messages.current()?.text).toBe('Row 2: 1.');
});

test('what is hushed is neither shown nor said again', () => {
  const messages = createMessages();
  messages.say('Your game has been restored.');
  messages.clear();
  expect(messages.current()).toBeUndefined();
  expect(messages.latest()).toBeUndefined();
});
