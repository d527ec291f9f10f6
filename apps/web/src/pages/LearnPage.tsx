import { useTranslation } from 'react-i18next';

/** The path of the course: its stations, what is next and what is due. */
export function LearnPage() {
  const { t } = useTranslation('course');
  return <h1 id="title">{t('title')}</h1>;
}
