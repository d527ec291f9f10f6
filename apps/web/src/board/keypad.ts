/** What a key of the numeric keypad is without NumLock: an arrow, Home, Delete. Undefined for any other key. */
export function namedKeyOfKeypad(
  press: Pick<KeyboardEvent, 'code' | 'key' | 'getModifierState'>,
): string | undefined {
  const isOnKeypad = /^Numpad(\d|Decimal)$/.test(press.code);
  return isOnKeypad && press.key.length > 1 && !press.getModifierState('NumLock')
    ? press.key
    : undefined;
}
