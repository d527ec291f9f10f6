import { pathTo } from '@nanpure/content';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../lib/use-language.ts';
import { LinkButton } from '../ui/LinkButton.tsx';
import { Panel } from '../ui/Panel.tsx';

/** What there is until players have a profile. */
export function ProfilePage() {
  const { t } = useTranslation('profile');
  const language = useLanguage();
  return (
    <Panel title={t('title')} level={1}>
      <p>{t('message')}</p>
      <p>{t('meanwhile')}</p>
      <LinkButton kind="primary" to={pathTo('statistics', { language })}>
        {t('statistics')}
      </LinkButton>
      <LinkButton to={pathTo('game', { language, difficulty: 'easy' })}>{t('play')}</LinkButton>
    </Panel>
  );
}
