import type { StationId } from '@nanpure/content';
import { GRADES } from '@nanpure/content/course';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { type CourseState, EMPTY_COURSE, NEEDED } from '../memory/course-state.ts';
import { statusOf } from '../memory/status.ts';
import { type StageName, stagesOf } from './stages.ts';
import styles from './station.module.css';

interface TabWords {
  readonly label: string;
  /** What is heard in its stead. */
  readonly name: string;
  readonly dots: readonly boolean[];
  readonly isDone: boolean;
}

/** What the tab of a stage says, and how much of it is done. */
function useTabWords(id: StationId, state: CourseState) {
  const { t } = useTranslation('course');
  const { isLessonDone, solved, isMastered } = statusOf(state, id, new Date());
  return (stage: StageName): TabWords => {
    const grade = GRADES.find((each) => `${each}` === stage);
    if (grade !== undefined) {
      const [count, needed] = [solved[grade], NEEDED[grade]];
      const dots = Array.from({ length: needed }, (_, index) => index < count);
      const name = t('station.grade', { grade, solved: count, needed });
      return { label: `${grade}`, name, dots, isDone: count >= needed };
    }
    if (stage === 'lesson') {
      const label = t('station.lesson');
      return { label, name: label, dots: [], isDone: isLessonDone };
    }
    const label = t(id === 'whole-puzzle' ? 'station.games' : 'station.test');
    const name = isMastered ? t('station.passed', { name: label }) : label;
    return { label, name, dots: [], isDone: isMastered };
  };
}

interface StageTabsProps {
  readonly id: StationId;
  readonly current: StageName;
  readonly state: CourseState | undefined;
}

/** The stages of a station, each of them open at any time. */
export function StageTabs({ id, current, state = EMPTY_COURSE }: StageTabsProps) {
  const { t } = useTranslation('course');
  const location = useLocation();
  const wordsOf = useTabWords(id, state);
  return (
    <nav aria-label={t('station.stages')} className={styles.stages}>
      <ol>
        {stagesOf(id).map((stage) => {
          const { label, name, dots, isDone } = wordsOf(stage);
          return (
            <li key={stage}>
              <Link
                to={{ hash: stage }}
                replace
                preventScrollReset
                state={location.state}
                aria-current={stage === current ? 'step' : undefined}
                data-done={isDone || undefined}
              >
                <span aria-hidden="true">{label}</span>
                <span className="heard-only">{name}</span>
                {dots.length > 0 && (
                  <span aria-hidden="true" className={styles.dots}>
                    {[...dots.entries()].map(([place, isSolved]) => (
                      <span key={place} data-solved={isSolved || undefined} />
                    ))}
                  </span>
                )}
              </Link>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
