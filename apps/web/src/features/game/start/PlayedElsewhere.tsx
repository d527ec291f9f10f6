import { Button } from '../../../ui/Button.tsx';
import { useTexts } from '../texts/use-texts.ts';
import styles from './instead-of-pad.module.css';

interface PlayedElsewhereProps {
  /** Whether the other tab has ended the game. */
  readonly isOver: boolean;
  readonly onTakeOver: () => void;
}

/** Shown in place of the pad while another tab plays the game. */
export function PlayedElsewhere({ isOver, onTakeOver }: PlayedElsewhereProps) {
  const t = useTexts();
  return (
    <section className={styles.panel} role="alert">
      <h2 tabIndex={-1}>{t(isOver ? 'elsewhere.overTitle' : 'elsewhere.title')}</h2>
      <div className={styles.actions}>
        <Button kind="primary" onClick={onTakeOver}>
          {t('elsewhere.takeOver')}
        </Button>
      </div>
      <p>{t(isOver ? 'elsewhere.overText' : 'elsewhere.text')}</p>
    </section>
  );
}
