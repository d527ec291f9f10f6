/** Something said to the player in passing. */
export interface Message {
  readonly text: string;
  /** A new one has the same text read out again. */
  readonly occasion: number;
  /** `spoken`: only to be heard, as the screen shows it anyway. */
  readonly look: 'note' | 'wrong' | 'spoken';
}

/**
 * The latest message, for a while. Apart from the rest of the screen, so that what is said after
 * each entry draws one line anew and not everything.
 */
export interface Messages {
  /** The result takes the message away, if no other one has taken its place. */
  readonly say: (text: string, look?: Message['look']) => () => void;
  readonly current: () => Message | undefined;
  /** What was said last, even if it is no longer shown. */
  readonly latest: () => string | undefined;
  /** Takes back what was said: it is in another language than the page. */
  readonly clear: () => void;
  /** Calls back whenever `current` has changed; the result ends that. */
  readonly subscribe: (listener: () => void) => () => void;
}

const MESSAGE_SHOWN_MS = 3000;

/** No message yet. */
export function createMessages(): Messages {
  const listeners = new Set<() => void>();
  let latest: string | undefined;
  let message: Message | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const show = (next: Message | undefined) => {
    message = next;
    for (const listener of listeners) listener();
  };
  let occasion = 0;
  const say: Messages['say'] = (text, look = 'note') => {
    latest = text;
    occasion += 1;
    clearTimeout(timer);
    timer = setTimeout(() => show(undefined), MESSAGE_SHOWN_MS);
    const said: Message = { text, occasion, look };
    show(said);
    return () => {
      if (message === said) show(undefined);
    };
  };
  return {
    say,
    current: () => message,
    latest: () => latest,
    clear: () => {
      clearTimeout(timer);
      latest = undefined;
      show(undefined);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
