import { THEME_CHOICE } from '../../features/theme/theme.ts';
import { keepClosingPresses } from './closing-presses.ts';
import { HYDRATED_EVENT } from './hydrated.ts';

const OWN_BUTTON = 'button[type=button]:not([popovertarget])';

/** Whoever has the focus in one moves and enters by keys. */
const BOARD = '[role=grid]';

/** Tells React of a field that the visitor has changed already. */
function repeatChange(field: Element) {
  if (!field.isConnected) return;
  if (field instanceof HTMLInputElement && field.type === 'radio') {
    field.checked = false;
    field.click();
  } else field.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Presses a key again on the board that has the focus. */
function repeatKey(key: KeyboardEvent) {
  const cell = document.activeElement;
  if (cell?.closest(BOARD)) cell.dispatchEvent(new KeyboardEvent('keydown', key));
}

/**
 * Replays events of the time before hydration: the last click on a button, the change of each field, and the keys
 * on a board. What browsers do by themselves (links, forms, popovers) they have done already, and the theme was
 * put on by its script. Presses that only close something are none of them, then and later.
 */
export default function replayEarlyPresses() {
  keepClosingPresses();
  const changed = new Set<Element>();
  const keys: KeyboardEvent[] = [];
  let pressed: HTMLElement | null = null;
  let isHydrated = false;
  const keepPress = ({ target }: Event) => {
    const button = target instanceof Element && target.closest<HTMLElement>(OWN_BUTTON);
    if (!button) return;
    pressed?.removeAttribute('aria-busy');
    pressed = button;
    // Answered at once: it is noted, and will be done.
    button.setAttribute('aria-busy', 'true');
  };
  const keepChange = ({ target }: Event) => {
    if (target instanceof Element && !target.matches(`[name=${THEME_CHOICE}]`)) changed.add(target);
  };
  const keepKey = (event: KeyboardEvent) => {
    const isOnBoard = event.target instanceof Element && event.target.closest(BOARD);
    if (!event.isTrusted || !isOnBoard) return;
    // In its turn, behind those that were pressed before it.
    if (isHydrated) event.stopPropagation();
    keys.push(event);
  };
  // Each in a task of its own: the one before may have moved the focus.
  const repeatKeys = () => {
    const key = keys.shift();
    if (key) repeatKey(key);
    if (keys.length > 0) setTimeout(repeatKeys);
    else document.removeEventListener('keydown', keepKey, true);
  };
  const replay = () => {
    document.removeEventListener('click', keepPress, true);
    document.removeEventListener('change', keepChange, true);
    isHydrated = true;
    for (const field of changed) repeatChange(field);
    pressed?.removeAttribute('aria-busy');
    if (pressed?.isConnected) pressed.click();
    repeatKeys();
  };
  document.addEventListener('click', keepPress, true);
  document.addEventListener('change', keepChange, true);
  document.addEventListener('keydown', keepKey, true);
  document.addEventListener(HYDRATED_EVENT, replay, { once: true });
}
