import { type ComponentType, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContactFormProps } from './ContactForm.tsx';
import styles from './contact-toggle.module.css';

interface ContactToggleProps {
  /** Downloads the form with its texts. */
  readonly loadForm: () => Promise<ComponentType<ContactFormProps>>;
}

const PANEL_ID = 'contact-form';

/** Opens the contact form in its place, and closes it again. */
export function ContactToggle({ loadForm }: ContactToggleProps) {
  const { t } = useTranslation(['layout', 'errors']);
  const [Form, setForm] = useState<ComponentType<ContactFormProps>>();
  const [state, setState] = useState<'closed' | 'open' | 'failed'>('closed');
  const toggle = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);

  const open = () => {
    setState('open');
    loadForm().then(
      (loaded) => setForm(() => loaded),
      () => setState('failed'),
    );
  };
  const close = useCallback(() => {
    if (panel.current?.contains(document.activeElement)) toggle.current?.focus();
    setState('closed');
  }, []);

  // It opens at the foot of the page, most of it out of sight.
  useEffect(() => {
    if (state === 'open' && Form) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [state, Form]);

  return (
    <div className={styles.contact}>
      <button
        ref={toggle}
        type="button"
        className={styles.toggle}
        aria-expanded={state === 'open'}
        aria-controls={PANEL_ID}
        onClick={state === 'open' ? close : open}
      >
        {t('contact')}
      </button>
      <div ref={panel} id={PANEL_ID}>
        {state === 'open' && Form && <Form onClose={close} />}
        {state === 'failed' && <p role="alert">{t('errors:connection')}</p>}
      </div>
    </div>
  );
}
