import { useCallback, useEffect, useRef, useState } from 'react';

/** Something said to the player in passing. */
export interface Message {
  readonly text: string;
  /** A new one has the same text read out again. */
  readonly occasion: number;
  /** `spoken`: only to be heard, as the screen shows it anyway. */
  readonly look: 'note' | 'wrong' | 'spoken';
}

const SHOWN_FOR = 3000;

/** The one place for what is said in passing: the latest message, shown and read out for a while. */
export function useMessages(first: string | undefined) {
  const [message, setMessage] = useState<Message | undefined>(() =>
    first === undefined ? undefined : { text: first, occasion: 0, look: 'note' },
  );
  const latest = useRef(first);

  const say = useCallback((text: string, look: Message['look'] = 'note') => {
    latest.current = text;
    setMessage((before) => ({ text, occasion: (before?.occasion ?? 0) + 1, look }));
  }, []);

  useEffect(() => {
    if (!message) return;
    const timer = setTimeout(() => setMessage(undefined), SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [message]);

  return { message, say, latest };
}
