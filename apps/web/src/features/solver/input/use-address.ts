import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useEventCallback } from '../../../lib/use-event-callback.ts';
import type { SolvableBoard } from '../worker/messages.ts';
import { hashOf, textInHash } from './link.ts';

/** Browsers allow an address to change only so often, and keys come faster. */
const REST_MS = 250;

/**
 * Keeps the board in the address, so that it is still there after a reload and can be linked to, and reads what an
 * address says that comes from elsewhere.
 */
export function useAddress(board: SolvableBoard, onText: (text: string) => void) {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const ours = useRef<string>(undefined);
  const written = useRef(board);
  const read = useEventCallback(onText);
  const write = useEventCallback(() => {
    const wanted = hashOf(board);
    written.current = board;
    ours.current = wanted;
    void navigate({ hash: wanted }, { replace: true, preventScrollReset: true });
  });
  useEffect(() => {
    if (hash === ours.current) return;
    ours.current = hash;
    const text = textInHash(hash);
    if (text !== undefined) read(text);
  }, [hash, read]);
  useEffect(() => {
    if (written.current === board) return;
    const timer = setTimeout(write, REST_MS);
    const leave = () => window.history.replaceState(window.history.state, '', hashOf(board) || ' ');
    window.addEventListener('pagehide', leave);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('pagehide', leave);
    };
  }, [board, write]);
}
