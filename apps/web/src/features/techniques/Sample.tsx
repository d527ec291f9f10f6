import type { BoardExample } from '@nanpure/content/techniques';
import { useTranslation } from 'react-i18next';
import { PictureTable } from './PictureTable.tsx';
import { pictureOfQuestion } from './picture.ts';
import styles from './sample.module.css';

/** A board with a cell to think about. The answer is there for those who ask for it. */
export function Sample({ example }: { readonly example: BoardExample }) {
  const { t } = useTranslation('techniques');
  return (
    <div className={styles.sample}>
      <PictureTable picture={pictureOfQuestion(example)} label={t('board.name')} />
      <details>
        <summary>{t('answer')}</summary>
        <p>{example.explanation}</p>
      </details>
    </div>
  );
}
