export interface Message {
  readonly text: string;
  /** Increases with each message, so that the same text is announced again. */
  readonly occasion: number;
  /** `spoken`: for screen readers only. */
  readonly look: 'note' | 'wrong' | 'spoken';
}

/**
 * A store of the latest message, apart from the screen's state, so that an announcement after each entry
 * renders one line and not everything.
 */
export interface Messages {
  /** The result removes the message, unless another one has replaced it. */
  readonly say: (text: string, look?: Message['look']) => () => void;
  readonly current: () => Message | undefined;
  /** The text of the last message, even if it is no longer shown. */
  readonly latest: () => string | undefined;
  /** Removes the message and forgets its text. */
  readonly clear: () => void;
  /** Calls back whenever `current` has changed; the result unsubscribes. */
  readonly subscribe: (listener: () => void) => () => void;
}

const MESSAGE_SHOWN_MS = 3000;

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
