/** Where and when something was tapped or clicked. */
type Tap = Pick<MouseEvent, 'clientX' | 'clientY' | 'timeStamp' | 'detail'>;

/** As slow and as far apart as the two halves of a double tap may be. */
const SLOWEST_MS = 500;
const FARTHEST_PX = 40;

/** Whether a tap makes a double tap with the one before. The keys that press a button are no taps. */
export function isSecondTap(first: Tap, second: Tap): boolean {
  return (
    first.detail > 0 &&
    second.detail > 0 &&
    second.timeStamp - first.timeStamp < SLOWEST_MS &&
    Math.hypot(second.clientX - first.clientX, second.clientY - first.clientY) < FARTHEST_PX
  );
}

/**
 * Has a tap that takes something away be no more than that: the second half of a double tap doesn't
 * reach what lay beneath.
 */
export function swallowSecondTap(first: Tap) {
  const onClick = (second: MouseEvent) => {
    if (!isSecondTap(first, second)) return;
    second.preventDefault();
    second.stopPropagation();
  };
  document.addEventListener('click', onClick, { capture: true });
  setTimeout(() => document.removeEventListener('click', onClick, { capture: true }), SLOWEST_MS);
}
