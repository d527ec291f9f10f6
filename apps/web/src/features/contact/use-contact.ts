import { useEffect, useRef, useState } from 'react';
import { useLanguage } from '../../lib/use-language.ts';
import { forgetDraft, keepDraft, loadDraft } from './draft-storage.ts';
import { type Draft, type FieldProblems, nextAttempt, problemsOf } from './message.ts';
import { type Outcome, sendMessage } from './send-message.ts';

/** How long the thanks stay, in milliseconds. */
const THANKS = 3000;

/** Where the form is: being filled in, on its way, thanked for, or back with what went wrong. */
export type ContactState =
  | { readonly name: 'idle' }
  | { readonly name: 'sending' }
  | { readonly name: 'success' }
  | { readonly name: 'error'; readonly retryMinutes?: number };

type Failure = Exclude<Outcome, { readonly kind: 'sent' }>;

function stateAfter(failure: Failure): ContactState {
  if (failure.kind === 'bad-email') return { name: 'idle' };
  const { retryMinutes } = failure;
  return { name: 'error', ...(retryMinutes !== undefined && { retryMinutes }) };
}

/** What is filled in, kept through everything but its arrival. */
function useDraft() {
  const [draft, setDraft] = useState(() => loadDraft(Date.now()));
  const change = (changes: Partial<Draft>) => {
    const next = { ...draft, ...changes };
    setDraft(next);
    keepDraft(next);
  };
  return { draft, change };
}

/** The form's state, and what can be done with it. */
export function useContact({ onClose }: { readonly onClose: () => void }) {
  const language = useLanguage();
  const { draft, change } = useDraft();
  const [state, setState] = useState<ContactState>({ name: 'idle' });
  const [problems, setProblems] = useState<FieldProblems>({});
  /** At once, unlike the state: a double click sends one message. */
  const isSending = useRef(false);

  useEffect(() => {
    if (state.name !== 'success') return;
    const timer = setTimeout(onClose, THANKS);
    return () => clearTimeout(timer);
  }, [state, onClose]);

  /** Sends what is filled in, unless something is wrong with it, and says what is. */
  const submit = async (website: string): Promise<FieldProblems> => {
    if (isSending.current) return {};
    const found = problemsOf(draft);
    setProblems(found);
    if (Object.keys(found).length > 0) return found;
    isSending.current = true;
    setState({ name: 'sending' });
    const { userAgent } = navigator;
    const attempt = nextAttempt(draft);
    change({ attempt });
    const outcome = await sendMessage({ ...draft, website }, attempt.key, {
      language,
      userAgent,
      now: Date.now(),
    });
    isSending.current = false;
    if (outcome.kind === 'sent') forgetDraft();
    setState(outcome.kind === 'sent' ? { name: 'success' } : stateAfter(outcome));
    const refused: FieldProblems = outcome.kind === 'bad-email' ? { email: 'email' } : {};
    setProblems(refused);
    return refused;
  };

  return {
    draft,
    state,
    problems,
    submit,
    change: (changes: Partial<Draft>) => {
      change(changes);
      const changed = Object.keys(changes);
      setProblems((found) =>
        Object.fromEntries(Object.entries(found).filter(([field]) => !changed.includes(field))),
      );
    },
  };
}
