const NAMED = /^(Arrow(Up|Down|Left|Right)|Home|End|Page(Up|Down)|Insert|Delete|Clear)$/;

/** What a key of the numeric keypad is without NumLock: an arrow, Home, Delete. Undefined for any other key. */
export function namedKeyOfKeypad(
  press: Pick<KeyboardEvent, 'code' | 'key' | 'getModifierState'>,
): string | undefined {
  const isNamed = press.code.startsWith('Numpad') && NAMED.test(press.key);
  return isNamed && !press.getModifierState('NumLock') ? press.key : undefined;
}
