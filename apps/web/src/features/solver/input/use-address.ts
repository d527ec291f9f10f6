import { startTransition, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigation, useNavigationType } from 'react-router-dom';
import { useEventCallback } from '../../../lib/use-event-callback.ts';
import type { SolvableBoard } from '../worker/messages.ts';
import { hashAt, stepInHash, textInHash } from './link.ts';

/** Browsers allow an address to change only so often, and keys come faster. */
const REST_MS = 250;

/** Whether an entry of the browser's history was written by the board on show. */
function isBy(writer: number, state: unknown): boolean {
  return (
    typeof state === 'object' && state !== null && 'writer' in state && state.writer === writer
  );
}

/**
 * Keeps the board and the step on show in the address, so that they are still there after a reload and in the other
 * language, and reads what an address says that comes from elsewhere. `onText` tells whether it could be read.
 */
export function useAddress(
  board: SolvableBoard,
  step: number,
  onText: (text: string, step: number) => boolean,
) {
  const { pathname, hash, state } = useLocation();
  const navigate = useNavigate();
  // An address that was written may be seen after the next one was: who wrote it is said in its state.
  const [writer] = useState(() => Math.random());
  const isBack = useNavigationType() === 'POP';
  const isLeaving = useNavigation().state !== 'idle';
  // Going back or forward to an entry of ours is a wish for what it says.
  const isOurs = isBy(writer, state) && !isBack;
  const seen = useRef<string>(undefined);
  const wanted = hashAt(board, step);
  const written = useRef(wanted);
  const writtenAt = useRef(0);
  const [due, setDue] = useState('');
  const read = useEventCallback(onText);
  const write = useEventCallback(() => {
    written.current = wanted;
    writtenAt.current = performance.now();
    const options = { replace: true, preventScrollReset: true, state: { writer } };
    void navigate({ hash: wanted }, options);
  });
  useEffect(() => {
    const isKnown = isOurs || hash === seen.current;
    seen.current = isOurs ? undefined : hash;
    if (isKnown) return;
    const text = textInHash(hash);
    // A link within the page took the board's place, or what can't be read did.
    const isInPlace = text === undefined ? written.current !== '' : !read(text, stepInHash(hash));
    if (isInPlace) write();
  }, [hash, isOurs, read, write]);
  useEffect(() => {
    if (written.current === wanted) return;
    const leave = () => {
      // Going back, the browser is at another page's entry already.
      if (window.location.pathname !== pathname) return;
      window.history.replaceState(window.history.state, '', wanted || ' ');
    };
    // The router would give up the page that it is loading.
    if (isLeaving) return leave();
    if (due === wanted) return write();
    const rest = REST_MS - (performance.now() - writtenAt.current);
    // A transition, as the router's are: none of it is written before it is known that a page is being loaded.
    const timer = setTimeout(() => startTransition(() => setDue(wanted)), Math.max(0, rest));
    window.addEventListener('pagehide', leave);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', leave);
    };
  }, [wanted, due, write, pathname, isLeaving]);
}
