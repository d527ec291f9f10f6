/** A key that is held down presses no button again: what it has led to may have put another one in its place. */
export function ignoreHeldKey(event: Pick<KeyboardEvent, 'code' | 'repeat' | 'preventDefault'>) {
  const isPress = event.code === 'Enter' || event.code === 'NumpadEnter' || event.code === 'Space';
  if (event.repeat && isPress) event.preventDefault();
}
