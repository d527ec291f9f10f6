import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useEventCallback } from '../../../lib/use-event-callback.ts';
import type { SolvableBoard } from '../worker/messages.ts';
import { hashAt, stepInHash, textInHash } from './link.ts';

/** Browsers allow an address to change only so often, and keys come faster. */
const REST_MS = 250;

/**
 * Keeps the board and the step on show in the address, so that they are still there after a reload and in the other
 * language, and reads what an address says that comes from elsewhere.
 */
export function useAddress(
  board: SolvableBoard,
  step: number,
  onText: (text: string, step: number) => void,
) {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const ours = useRef<string>(undefined);
  const wanted = hashAt(board, step);
  const written = useRef(wanted);
  const writtenAt = useRef(0);
  const read = useEventCallback(onText);
  const write = useEventCallback(() => {
    written.current = wanted;
    writtenAt.current = performance.now();
    ours.current = wanted;
    void navigate({ hash: wanted }, { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    if (hash === ours.current) return;
    ours.current = hash;
    const text = textInHash(hash);
    if (text !== undefined) read(text, stepInHash(hash));
    // A link within the page took the board's place.
    else if (written.current) write();
  }, [hash, read, write]);
  useEffect(() => {
    if (written.current === wanted) return;
    const rest = REST_MS - (performance.now() - writtenAt.current);
    const timer = setTimeout(write, Math.max(0, rest));
    const leave = () => window.history.replaceState(window.history.state, '', wanted || ' ');
    window.addEventListener('pagehide', leave);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', leave);
    };
  }, [wanted, write]);
}
