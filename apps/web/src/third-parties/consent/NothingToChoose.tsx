import { useTranslation } from 'react-i18next';

/** What stands in the place of the settings on a site that asks for nothing. */
export function NothingToChoose() {
  const { t } = useTranslation('consent');
  return <p>{t('page.off')}</p>;
}
