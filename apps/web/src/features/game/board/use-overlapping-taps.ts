import { useEffect } from 'react';

/** As far as a finger may move while it taps, in pixels. */
const FARTHEST_PX = 12;

/** A finger that went down by so many milliseconds earlier counts first, even if it is lifted last. */
const EARLIER_MS = 600;

/** How long after a finger was lifted the browser may click for it, in milliseconds. */
const LATEST_MS = 400;

const PRESSED = '[data-game-area] :is(button, [data-cell])';

/** A finger on the screen. */
interface Finger {
  readonly target: HTMLElement | null;
  readonly x: number;
  readonly y: number;
  readonly since: number;
  /** Whether another one was down at some moment of its own. */
  overlaps: boolean;
  /** Whether it is a tap that has not counted yet. */
  isTap: boolean;
}

function fingerOf({ target, clientX, clientY, timeStamp }: PointerEvent): Finger {
  const pressed = target instanceof Element ? target.closest<HTMLElement>(PRESSED) : null;
  return {
    target: pressed,
    x: clientX,
    y: clientY,
    since: timeStamp,
    overlaps: false,
    isTap: pressed !== null,
  };
}

/** Does what the browser does for a tap alone: focus, then click. */
function tap(finger: Finger) {
  const { target, x, y } = finger;
  finger.isTap = false;
  target?.focus({ preventScroll: true });
  const place = { clientX: x, clientY: y };
  target?.dispatchEvent(
    new MouseEvent('click', { ...place, bubbles: true, cancelable: true, detail: 1 }),
  );
}

/** The taps that count as one of them is lifted: those that began before it first. */
function countingWith({ since }: Finger, fingers: ReadonlyMap<number, Finger>): readonly Finger[] {
  return [...fingers.values()].filter(
    (each) => each.isTap && each.since <= since && since - each.since < EARLIER_MS,
  );
}

/** Listens until the signal; see `useOverlappingTaps`. */
function tapForOverlapping(signal: AbortSignal) {
  const fingers = new Map<number, Finger>();
  /** When what was clicked here: a click of the browser's own for the same tap would be a second one. */
  const clicked = new WeakMap<Element, number>();

  const onDown = (event: PointerEvent) => {
    if (event.pointerType !== 'touch') return;
    // The first finger of all: no other is down, whatever was heard of it.
    if (event.isPrimary) fingers.clear();
    const finger = fingerOf(event);
    if (finger.target) clicked.delete(finger.target);
    fingers.set(event.pointerId, finger);
    if (fingers.size > 1) for (const each of fingers.values()) each.overlaps = true;
  };
  const onMove = ({ pointerId, clientX, clientY }: PointerEvent) => {
    const finger = fingers.get(pointerId);
    if (finger && Math.hypot(clientX - finger.x, clientY - finger.y) > FARTHEST_PX) {
      finger.isTap = false;
    }
  };
  const onUp = async ({ pointerId, timeStamp }: PointerEvent) => {
    const lifted = fingers.get(pointerId);
    const counting = lifted?.overlaps && lifted.isTap ? countingWith(lifted, fingers) : [];
    fingers.delete(pointerId);
    for (const finger of counting) {
      if (finger.target) clicked.set(finger.target, timeStamp);
      tap(finger);
      // The next one acts on what this one has changed: React renders that in a microtask.
      await Promise.resolve();
    }
  };
  const onClick = (event: MouseEvent) => {
    const target = event.target instanceof Element ? event.target.closest(PRESSED) : null;
    const clickedAt = target ? clicked.get(target) : undefined;
    // Keys and those who hear the page click without a pointer.
    const isByPointer = event.isTrusted && event.detail > 0;
    if (!isByPointer || clickedAt === undefined || event.timeStamp - clickedAt > LATEST_MS) return;
    event.stopPropagation();
    event.preventDefault();
  };
  const options = { capture: true, signal };
  document.addEventListener('pointerdown', onDown, options);
  document.addEventListener('pointermove', onMove, options);
  document.addEventListener('pointerup', onUp, options);
  document.addEventListener('pointercancel', ({ pointerId }) => fingers.delete(pointerId), options);
  document.addEventListener('click', onClick, options);
}

/**
 * Has two thumbs play at once: browsers click for one finger alone, and for neither where the second comes down before
 * the first is lifted. Fingers that move, as to zoom, don't tap.
 */
export function useOverlappingTaps() {
  useEffect(() => {
    const end = new AbortController();
    tapForOverlapping(end.signal);
    return () => end.abort();
  }, []);
}
