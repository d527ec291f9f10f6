import { useTranslation } from 'react-i18next';

/** What is due today. */
export function ReviewPage() {
  const { t } = useTranslation('course');
  return <h1 id="title">{t('reviewTitle')}</h1>;
}
