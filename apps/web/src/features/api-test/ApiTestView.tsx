import { useTranslation } from 'react-i18next';
import { functionsBase } from '../../lib/functions-base.ts';
import { useLanguage } from '../../lib/use-language.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './api-test.module.css';
import { CALLS, type CallName } from './calls.ts';
import { type Outcome, useCall } from './use-call.ts';

const NAMES: readonly CallName[] = ['hello', 'techniques', 'problem'];

/** A file of puzzles is longer than anybody reads. */
const LONGEST_BODY = 4000;

function useOutcomeText({ reply, time }: Outcome): string {
  const { t } = useTranslation('apiTest');
  if (!reply) return t('noReply', { time, error: t('networkError') });
  const { status, error } = reply;
  return error === undefined
    ? t('succeeded', { status, time })
    : t('failed', { status, time, error });
}

function Body({ name, body }: { readonly name: string; readonly body: string }) {
  const { t } = useTranslation('apiTest');
  if (body === '') return null;
  const hidden = Math.max(0, body.length - LONGEST_BODY);
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys. */}
      <section className={styles.body} tabIndex={0} aria-label={name}>
        <pre lang="en">{body.slice(0, LONGEST_BODY)}</pre>
      </section>
      {hidden > 0 && <p className={styles.more}>{t('more', { count: hidden })}</p>}
    </>
  );
}

function OutcomeView({ name, outcome }: { readonly name: string; readonly outcome: Outcome }) {
  const { reply } = outcome;
  const hasFailed = !reply || reply.error !== undefined;
  return (
    <>
      <p data-failed={hasFailed || undefined}>{useOutcomeText(outcome)}</p>
      {reply && <Body name={name} body={reply.body} />}
    </>
  );
}

function CallCard({ id }: { readonly id: CallName }) {
  const { t } = useTranslation('apiTest');
  const language = useLanguage();
  const { outcome, isWaiting, call } = useCall((signal) => CALLS[id](language, signal));
  const name = t(`calls.${id}`);
  return (
    <section className={styles.card}>
      <h2>{name}</h2>
      <Button aria-label={t('callOf', { name })} onClick={() => void call()}>
        {t('call')}
      </Button>
      <div role="status" aria-busy={isWaiting} className={styles.reply}>
        {isWaiting && <p>{t('calling')}</p>}
        {!isWaiting && outcome && <OutcomeView name={t('reply', { name })} outcome={outcome} />}
      </div>
    </section>
  );
}

/** Buttons that call the API, and the replies as they come. */
export function ApiTestView() {
  const { t } = useTranslation('apiTest');
  return (
    <div className={styles.page}>
      <header>
        <h1 id="title">{t('title')}</h1>
        <p>{t('lead')}</p>
        <p>
          <a href={`${functionsBase()}${DOCS[language]}`}>{t('documentation')}</a>
        </p>
      </header>
      {NAMES.map((id) => (
        <CallCard key={id} id={id} />
      ))}
    </div>
  );
}
