import type { BoardExample, TechniqueExample } from '@nanpure/content/techniques';
import { useTranslation } from 'react-i18next';
import { keepTogether } from '../../lib/typesetting/keep-together.ts';
import styles from './example.module.css';
import { PictureTable } from './PictureTable.tsx';
import type { Picture } from './picture.ts';

interface ExampleProps {
  readonly title: string;
  /** What the picture is called. */
  readonly label: string;
  readonly picture: Picture;
  readonly example: Pick<TechniqueExample | BoardExample, 'highlights' | 'explanation'>;
}

/** A picture, what its marks mean, and what it shows. */
export function Example({ title, label, picture, example }: ExampleProps) {
  const { t } = useTranslation('techniques');
  return (
    <section className={styles.example}>
      <h2>{title}</h2>
      <figure className={styles.figure} data-shape={picture.shape}>
        <PictureTable picture={picture} label={label} />
        <figcaption className={styles.caption}>
          <p>{label}</p>
          <p className={styles.explanation}>{keepTogether(example.explanation)}</p>
          <ul className={styles.legend} aria-label={t('legend')}>
            {example.highlights.map(({ type, label: meaning }) => (
              <li key={`${type} ${meaning}`} data-type={type}>
                {meaning}
              </li>
            ))}
          </ul>
        </figcaption>
      </figure>
    </section>
  );
}
