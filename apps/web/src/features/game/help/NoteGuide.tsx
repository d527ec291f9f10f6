import { useTranslation } from 'react-i18next';

const WAYS = ['button', 'hold', 'shift'] as const;

/** What notes are for, and the ways to write one. */
export function NoteGuide() {
  const { t } = useTranslation('guide');
  return (
    <section>
      <h3>{t('notes.title')}</h3>
      <p>{t('notes.text')}</p>
      <ul>
        {WAYS.map((way) => (
          <li key={way}>{t(`notes.ways.${way}`)}</li>
        ))}
      </ul>
      <p>{t('notes.again')}</p>
      <p>{t('notes.kinds')}</p>
      <p>{t('notes.several')}</p>
    </section>
  );
}
