import { pathTo } from '@nanpure/content';
import { useTranslation } from 'react-i18next';
import { keepTogether } from '../../../lib/typesetting/keep-together.ts';
import { useLanguage } from '../../../lib/use-language.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { type CourseState, EMPTY_COURSE, GAMES_NEEDED, recordOf } from '../memory/course-state.ts';
import styles from './station.module.css';

/** The last station: whole puzzles, in the game. */
export function WholePuzzle({ state = EMPTY_COURSE }: { readonly state: CourseState | undefined }) {
  const { t } = useTranslation('course');
  const language = useLanguage();
  const isMastered = recordOf(state, 'whole-puzzle').masteredOn !== undefined;
  const count = isMastered ? GAMES_NEEDED : state.games.length;
  return (
    <section className={styles.result} data-passed={isMastered || undefined}>
      <h2>{t('station.game.title')}</h2>
      <p>{keepTogether(t('station.game.text'))}</p>
      <p className={styles.count}>{t('station.game.count', { count, needed: GAMES_NEEDED })}</p>
      <div className={styles.ways}>
        <LinkButton kind="primary" to={pathTo('game', { language, difficulty: 'hard' })}>
          {t('station.game.play')}
        </LinkButton>
        <LinkButton to={pathTo('learn', { language })}>{t('station.result.path')}</LinkButton>
      </div>
    </section>
  );
}
