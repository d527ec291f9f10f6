import { useTranslation } from 'react-i18next';
import { DemoGame } from '../features/game/demo/DemoGame.tsx';
import { useSettings } from '../features/settings/use-settings.ts';
import { Button } from '../ui/Button.tsx';
import styles from './board-test-page.module.css';

/** A sample puzzle to try the board on. */
export function BoardTestPage() {
  const { t } = useTranslation('boardTest');
  return (
    <DemoGame
      title={t('title')}
      settings={useSettings()}
      solved={t('solved')}
      below={(reset) => (
        <div className={styles.below}>
          <Button onClick={reset}>{t('reset')}</Button>
          <p>{t('lead')}</p>
        </div>
      )}
    />
  );
}
