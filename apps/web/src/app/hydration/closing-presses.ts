/** The steps of a press that anything on a page answers. */
const STEPS = ['pointerdown', 'mousedown', 'click'] as const;

function closesPopover({ target }: Event): boolean {
  return (
    target instanceof Element &&
    !target.closest('[popover],[popovertarget]') &&
    document.querySelector(':popover-open') !== null
  );
}

/**
 * Has a press beside an open popover only close it, on pages with the app and without: browsers press what is there,
 * too.
 */
export function keepClosingPresses() {
  // Older browsers don't know the selector either.
  if (!('popover' in document.body)) return;
  let isClosing = false;
  const onStep = (event: MouseEvent) => {
    if (event.type === 'pointerdown') isClosing = closesPopover(event);
    // A click by a key is none of a press.
    const isByKey = event.type === 'click' && event.detail === 0;
    if (!isClosing || isByKey) return;
    event.stopPropagation();
    // Nothing is followed, and nothing has the focus.
    if (event.detail > 0) event.preventDefault();
    isClosing = event.type !== 'click';
  };
  for (const step of STEPS) addEventListener(step, onStep, true);
}
