import { pathTo } from '@nanpure/content';
import { MESSAGE_TYPES, type MessageType } from '@nanpure/content/contact-message';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLanguage } from '../../lib/use-language.ts';
import { Button } from '../../ui/Button.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { ChoiceGroup } from '../../ui/ChoiceGroup.tsx';
import styles from './contact-form.module.css';
import { EmailField, MessageField } from './fields.tsx';
import { isBlank } from './message.ts';
import { StatusLine } from './StatusLine.tsx';
import { useContact } from './use-contact.ts';

export interface ContactFormProps {
  /** The message has arrived and was thanked for. */
  readonly onClose: () => void;
}

/** Control or Command with Enter sends from the message, in which Enter alone is a new line. */
function submitOnKeys(event: KeyboardEvent<HTMLFormElement>) {
  const isInMessage = event.target instanceof HTMLTextAreaElement;
  const isAsked = isInMessage
    ? event.ctrlKey || event.metaKey
    : event.target instanceof HTMLInputElement;
  if (event.key !== 'Enter' || event.nativeEvent.isComposing || !isAsked) return;
  event.preventDefault();
  // Also with the button disabled: whoever asks is told what is missing.
  event.currentTarget.requestSubmit();
}

interface TypeChoicesProps {
  readonly chosen: MessageType;
  readonly onChoose: (type: MessageType) => void;
}

function TypeChoices({ chosen, onChoose }: TypeChoicesProps) {
  const { t } = useTranslation('contact');
  const group = useId();
  return (
    <ChoiceGroup title={t('type.label')}>
      <div className={styles.types}>
        {MESSAGE_TYPES.map((type) => (
          <Choice
            key={type}
            type="radio"
            group={group}
            label={t(`type.${type}`)}
            isChosen={chosen === type}
            onChoose={() => onChoose(type)}
          />
        ))}
      </div>
    </ChoiceGroup>
  );
}

/** People neither see nor reach it; programs fill in whatever they find. */
function Trap({ label }: { readonly label: string }) {
  return (
    <label className={styles.trap} aria-hidden="true">
      {label}
      <input name="website" type="text" tabIndex={-1} autoComplete="off" />
    </label>
  );
}

/** The contact form: what is written in it stays until it has arrived. */
export function ContactForm({ onClose }: ContactFormProps) {
  const { t } = useTranslation('contact');
  const language = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const { draft, state, problems, submit, change } = useContact({ onClose });
  const isSending = state.name === 'sending';
  const isSent = state.name === 'success';

  // From the button, which can't have the focus while it is disabled.
  useEffect(() => {
    if (state.name !== 'idle') status.current?.focus({ preventScroll: true });
  }, [state]);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const website = String(new FormData(event.currentTarget).get('website') ?? '');
    const [field] = Object.keys(await submit(website));
    if (field) form.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
  };

  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      aria-label={t('title')}
      onSubmit={(event) => void onSubmit(event)}
      onKeyDown={submitOnKeys}
    >
      {!isSent && (
        <>
          <p>{t('lead')}</p>
          <TypeChoices chosen={draft.type} onChoose={(type) => change({ type })} />
          <MessageField
            value={draft.message}
            problem={problems.message}
            onChange={(message) => change({ message })}
          />
          <EmailField
            value={draft.email}
            problem={problems.email}
            onChange={(email) => change({ email })}
          />
          <Trap label={t('website')} />
        </>
      )}
      <StatusLine ref={status} state={state} />
      {!isSent && (
        <div className={styles.actions}>
          <Button kind="primary" type="submit" disabled={isSending || isBlank(draft)}>
            {t(isSending ? 'sending' : 'send')}
          </Button>
          <Link to={`${pathTo('privacy', { language })}#messages`}>{t('privacy')}</Link>
        </div>
      )}
    </form>
  );
}
