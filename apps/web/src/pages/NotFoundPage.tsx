import { pathTo } from '@nanpure/content';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../lib/use-language.ts';
import { LinkButton } from '../ui/LinkButton.tsx';
import { Panel } from '../ui/Panel.tsx';

/** Any address that the site doesn't have. */
export function NotFoundPage() {
  const { t } = useTranslation('errors');
  return (
    <Panel title={t('notFound.title')} level={1}>
      <p>{t('notFound.advice')}</p>
      <LinkButton kind="primary" to={pathTo('home', { language: useLanguage() })}>
        {t('notFound.goHome')}
      </LinkButton>
    </Panel>
  );
}
