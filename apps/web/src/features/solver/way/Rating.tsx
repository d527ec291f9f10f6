import type { Language } from '@nanpure/content';
import { ladderName } from '@nanpure/content/ladder';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Button } from '../../../ui/Button.tsx';
import type { WayRating } from './rating.ts';
import styles from './way.module.css';
import type { WayTools } from './way-tools.ts';

interface RatingProps {
  readonly language: Language;
  readonly rating: WayRating;
  /** Whether the way leads to the end; undefined while that is open. */
  readonly isSolved: boolean | undefined;
  readonly isOfCourse: boolean | undefined;
  /** The first step beyond the course, counted from 0. */
  readonly beyondCourse: number | undefined;
  readonly pathAbout: WayTools['pathAbout'];
  readonly onGo: (index: number) => void;
}

function Techniques({ language, rating, pathAbout, onGo }: RatingProps) {
  const { t } = useTranslation('solverWay');
  return (
    <table className={styles.techniques} aria-labelledby="rating-title">
      <thead>
        <tr>
          <th scope="col">{t('rating.technique')}</th>
          <th scope="col">{t('rating.count')}</th>
          <th scope="col">{t('rating.first')}</th>
        </tr>
      </thead>
      <tbody>
        {rating.uses.map(({ id, count, first }) => (
          <tr key={id}>
            <th scope="row">
              <Link to={pathAbout(id)}>{ladderName(id, language)}</Link>
            </th>
            <td>{count}</td>
            <td>
              <button type="button" className={styles.jump} onClick={() => onGo(first)}>
                {t('rating.toStep', { step: first + 1 })}
              </button>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** How hard the puzzle is, what it takes, and where it needs more than the course. */
export function Rating(props: RatingProps) {
  const { t } = useTranslation(['solverWay', 'reference']);
  const { language, rating, isSolved, isOfCourse, beyondCourse, onGo } = props;
  const { hardest, score } = rating;
  if (!hardest) return null;
  const level = isSolved === false ? t('rating.beyond') : t(`reference:levels.${hardest.level}`);
  return (
    <section className={styles.part} aria-labelledby="rating-title">
      <h2 id="rating-title">{t(isSolved === undefined ? 'rating.soFar' : 'rating.title')}</h2>
      <dl className={styles.facts}>
        <dt>{t('rating.level')}</dt>
        <dd>{level}</dd>
        <dt>{t('rating.score')}</dt>
        <dd>{score.toLocaleString(language)}</dd>
        <dt>{t('rating.hardest')}</dt>
        <dd>{ladderName(hardest.id, language)}</dd>
      </dl>
      {isOfCourse && <p>{t('rating.enough')}</p>}
      {beyondCourse !== undefined && (
        <Button data-off-paper onClick={() => onGo(beyondCourse)}>
          {t('rating.toBeyond', { step: beyondCourse + 1 })}
        </Button>
      )}
      <Techniques {...props} />
    </section>
  );
}
