import { pathTo } from '@nanpure/content';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../lib/use-language.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Panel } from '../../ui/Panel.tsx';

/** Takes the place of a lesson when the address names a technique that there is not. */
export function UnknownTechnique() {
  const { t } = useTranslation(['errors', 'techniques']);
  return (
    <Panel title={t('heading')} level={1}>
      <p>{t('techniques:notFound.message')}</p>
      <p>{t('techniques:notFound.advice')}</p>
      <LinkButton kind="primary" to={pathTo('techniques', { language: useLanguage() })}>
        {t('techniques:backToList')}
      </LinkButton>
    </Panel>
  );
}
