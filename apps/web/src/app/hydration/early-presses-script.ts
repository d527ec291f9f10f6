import { HYDRATED_EVENT } from './hydrated.ts';

const OWN_BUTTON = 'button[type=button]:not([popovertarget])';

/** Tells React of a field that the visitor has changed already. */
function repeatChange(field: Element) {
  if (!field.isConnected) return;
  if (field instanceof HTMLInputElement && field.type === 'radio') {
    field.checked = false;
    field.click();
  } else field.dispatchEvent(new Event('change', { bubbles: true }));
}

/**
 * Replays events of the time before hydration: the last click on a button, and the change of each field. What
 * browsers do by themselves (links, forms, popovers) they have done already.
 */
export default function replayEarlyPresses() {
  const changed = new Set<Element>();
  let pressed: HTMLElement | null = null;
  const keepPress = ({ target }: Event) => {
    if (target instanceof Element) pressed = target.closest<HTMLElement>(OWN_BUTTON) ?? pressed;
  };
  const keepChange = ({ target }: Event) => {
    if (target instanceof Element) changed.add(target);
  };
  const replay = () => {
    document.removeEventListener('click', keepPress, true);
    document.removeEventListener('change', keepChange, true);
    for (const field of changed) repeatChange(field);
    if (pressed?.isConnected) pressed.click();
  };
  document.addEventListener('click', keepPress, true);
  document.addEventListener('change', keepChange, true);
  document.addEventListener(HYDRATED_EVENT, replay, { once: true });
}
