import { useTranslation } from 'react-i18next';

const LEVELS = ['where', 'what', 'answer'] as const;

/** What each level of a hint tells, and what it costs. */
export function HintGuide() {
  const { t } = useTranslation(['guide', 'hints']);
  return (
    <section>
      <h3>{t('levels.title')}</h3>
      <ol>
        {LEVELS.map((level) => (
          <li key={level}>
            <strong>{t(`hints:levels.${level}`)}</strong>
            <br />
            {t(`levels.${level}`)}
          </li>
        ))}
      </ol>
      <p>{t('levels.count')}</p>
    </section>
  );
}
