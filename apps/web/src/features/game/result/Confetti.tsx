import { useEffect, useRef } from 'react';
import { logProblem } from '../../../lib/log.ts';
import styles from './confetti.module.css';

const PIECES = 200;
const CONFETTI_MS = 6000;

/** canvas-confetti counts in frames, sixty to a second. */
const TICKS = (CONFETTI_MS / 1000) * 60;

/** Colours of the site that are visible on the background of every theme. */
const COLOURS = ['#c8402a', '#1d4e9e', '#9cc3ff', '#1b6b3a', '#f0b429'];

async function throwConfetti(canvas: HTMLCanvasElement, signal: AbortSignal) {
  const { create } = (await import('canvas-confetti')).default;
  if (signal.aborted) return;
  // No worker: it would be made from a blob, which the CSP forbids.
  const fire = create(canvas, { useWorker: false, resize: true });
  signal.addEventListener('abort', () => fire.reset());
  await fire({
    particleCount: PIECES,
    ticks: TICKS,
    spread: 100,
    startVelocity: 38,
    gravity: 0.6,
    origin: { y: 0.6 },
    colors: COLOURS,
  });
}

/** Confetti over the board for six seconds; none with `prefers-reduced-motion`. */
export function Confetti() {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const { current } = canvas;
    if (!current || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const abort = new AbortController();
    const timer = setTimeout(() => abort.abort(), CONFETTI_MS);
    throwConfetti(current, abort.signal).catch((reason) => logProblem('No confetti.', reason));
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, []);
  return (
    <div className={styles.confetti} aria-hidden="true">
      <canvas ref={canvas} />
    </div>
  );
}
