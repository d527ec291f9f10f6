import { useEffect, useRef } from 'react';
import { logProblem } from '../../../lib/log.ts';
import styles from './confetti.module.css';

const PIECES = 200;
const LASTS = 6000;

/** canvas-confetti counts in frames, sixty to a second. */
const TICKS = (LASTS / 1000) * 60;

/** The red pencil, the indigo and the green of the site, which stand out on every theme's paper. */
const COLOURS = ['#c8402a', '#1d4e9e', '#9cc3ff', '#1b6b3a', '#f0b429'];

async function throwConfetti(canvas: HTMLCanvasElement, signal: AbortSignal) {
  const { create } = (await import('canvas-confetti')).default;
  if (signal.aborted) return;
  // No worker: the policy forbids the kind that it would make.
  const fire = create(canvas, { useWorker: false, resize: true });
  signal.addEventListener('abort', () => fire.reset());
  await fire({
    particleCount: PIECES,
    ticks: TICKS,
    spread: 100,
    startVelocity: 38,
    gravity: 0.7,
    origin: { y: 0.6 },
    colors: COLOURS,
  });
}

/** Confetti over the page for six seconds; none for those who asked for less motion. */
export function Confetti() {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const { current } = canvas;
    if (!current || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const abort = new AbortController();
    const timer = setTimeout(() => abort.abort(), LASTS);
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
