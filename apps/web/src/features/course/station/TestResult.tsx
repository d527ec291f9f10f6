import { pathTo, STATION_IDS, type StationId } from '@nanpure/content';
import { stationOf } from '@nanpure/content/course';
import { DIFFICULTIES, type Difficulty, TECHNIQUES_OF_DIFFICULTY } from '@nanpure/engine';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../../lib/use-language.ts';
import { Button } from '../../../ui/Button.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { TEST } from '../memory/course-state.ts';
import styles from './station.module.css';

/** A game whose puzzle needs what the station teaches; undefined where the station teaches no technique. */
function useGameOf(id: StationId) {
  const language = useLanguage();
  const station = stationOf(id);
  if (station.kind !== 'technique') return undefined;
  const { technique } = station;
  const difficulty: Difficulty =
    DIFFICULTIES.find((each) => TECHNIQUES_OF_DIFFICULTY[each].includes(technique)) ?? 'hard';
  return { pathname: pathTo('game', { language, difficulty }), search: `?technique=${technique}` };
}

interface TestResultProps {
  readonly id: StationId;
  readonly right: number;
  readonly isPassed: boolean;
  /** Asks once more what was not right; undefined where that was done, or all was. */
  readonly onRepeats: (() => void) | undefined;
  readonly onAgain: () => void;
  readonly onPractise: () => void;
}

/** How the test came out, and what comes next. */
export function TestResult({ id, right, isPassed, ...on }: TestResultProps) {
  const { t } = useTranslation(['course', 'stationPages']);
  const language = useLanguage();
  const game = useGameOf(id);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const next = STATION_IDS[STATION_IDS.indexOf(id) + 1];
  return (
    <section className={styles.result} data-passed={isPassed || undefined}>
      <h2 ref={heading} tabIndex={-1}>
        {t('station.result.count', { right, count: TEST.tasks })}
      </h2>
      <p>
        {isPassed
          ? t('station.result.mastered')
          : t('station.result.notYet', { needed: TEST.right })}
      </p>
      <div className={styles.ways}>
        {isPassed && next && (
          <LinkButton kind="primary" to={pathTo('station', { language, stationId: next })}>
            {t('station.result.next', { name: t(`stationPages:${next}.name`) })}
          </LinkButton>
        )}
        {on.onRepeats && (
          <Button kind={isPassed ? 'outline' : 'primary'} onClick={on.onRepeats}>
            {t('station.result.repeats')}
          </Button>
        )}
        {!isPassed && (
          <Button kind={on.onRepeats ? 'outline' : 'primary'} onClick={on.onPractise}>
            {t('station.result.practise')}
          </Button>
        )}
        {!isPassed && <Button onClick={on.onAgain}>{t('station.result.again')}</Button>}
        {game && <LinkButton to={game}>{t('station.result.play')}</LinkButton>}
        <LinkButton to={pathTo('learn', { language })}>{t('station.result.path')}</LinkButton>
      </div>
    </section>
  );
}
