import { HYDRATED_EVENT } from './hydrated.ts';

/**
 * The script that replays events of the time before hydration: the last click on a button, and the change
 * of each field. What browsers do by themselves (links, forms, popovers) they have done already.
 */
export const EARLY_PRESSES_SCRIPT = `(function () {
  var pressed = null;
  var changed = new Set();
  function keepPress(event) {
    pressed = event.target.closest('button[type=button]:not([popovertarget])') || pressed;
  }
  function keepChange(event) { changed.add(event.target); }
  document.addEventListener('click', keepPress, true);
  document.addEventListener('change', keepChange, true);
  document.addEventListener(${JSON.stringify(HYDRATED_EVENT)}, function () {
    document.removeEventListener('click', keepPress, true);
    document.removeEventListener('change', keepChange, true);
    changed.forEach(function (field) {
      if (!field.isConnected) return;
      if (field.type === 'radio') { field.checked = false; field.click(); }
      else field.dispatchEvent(new Event('change', { bubbles: true }));
    });
    if (pressed && pressed.isConnected) pressed.click();
  }, { once: true });
})();`;
