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

test('a later message replaces an earlier one, for three seconds of its own', () => {
  const messages = createMessages();
  messages.say('First.');
  vi.advanceTimersByTime(2000);
  messages.say('Second.', 'spoken');
  vi.advanceTimersByTime(2000);
  expect(messages.current()).toMatchObject({ text: 'Second.', look: 'spoken' });
});

test('the same text twice has another id', () => {
  const messages = createMessages();
  messages.say('Again.');
  const before = messages.current()?.id;
  messages.say('Again.');
  expect(messages.current()?.id).not.toBe(before);
});

test('a removed message is no longer shown, but can be asked for', () => {
  const messages = createMessages();
  messages.say('4, row 2, column 2.', 'spoken');
  const takeAway = messages.say('Not 7.', 'wrong');
  takeAway();
  expect(messages.current()).toBeUndefined();
  expect(messages.latest()).toBe('Not 7.');
});

test('only the own message is removed, not a later one', () => {
  const messages = createMessages();
  const takeAway = messages.say('Not 7.', 'wrong');
  messages.say('Row 2: 1.');
  takeAway();
  expect(messages.current()?.text).toBe('Row 2: 1.');
});

test('a cleared message is neither shown nor repeated', () => {
  const messages = createMessages();
  messages.say('Your game has been restored.');
  messages.clear();
  expect(messages.current()).toBeUndefined();
  expect(messages.latest()).toBeUndefined();
});
