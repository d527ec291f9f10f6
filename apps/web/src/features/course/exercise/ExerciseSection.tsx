import type { ExerciseWriter } from '@nanpure/content/exercise';
import type { TaughtTechniqueId } from '@nanpure/engine';
import { type ComponentType, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { logProblem } from '../../../lib/log.ts';
import { useHydrated } from '../../../lib/use-hydrated.ts';
import { Button } from '../../../ui/Button.tsx';
import styles from './exercise.module.css';

interface ExerciseSectionProps {
  readonly technique: TaughtTechniqueId;
  readonly writer: ExerciseWriter;
  /** Downloads the exercise and its positions; rejects where that fails. */
  readonly load: () => Promise<ComponentType>;
}

type Loaded =
  | { readonly status: 'idle' | 'loading' | 'failed' }
  | { readonly status: 'ready'; readonly Exercise: ComponentType };

/** Finding it yourself. Nothing of it is downloaded before somebody wants to. */
export function ExerciseSection({ technique, writer, load }: ExerciseSectionProps) {
  const { t } = useTranslation('exercise');
  // Before that, nobody would hear the button.
  const isListening = useHydrated();
  const [loaded, setLoaded] = useState<Loaded>({ status: 'idle' });
  const start = () => {
    if (loaded.status === 'loading') return;
    setLoaded({ status: 'loading' });
    load().then(
      (Exercise) => setLoaded({ status: 'ready', Exercise }),
      (reason: unknown) => {
        logProblem('The exercise could not be loaded', reason);
        setLoaded({ status: 'failed' });
      },
    );
  };
  return (
    <section className={styles.section}>
      <h2>{writer.title}</h2>
      <p className={styles.lead}>{writer.lead(technique)}</p>
      {loaded.status === 'failed' && <p role="alert">{t('failed')}</p>}
      {loaded.status === 'ready' ? (
        <loaded.Exercise />
      ) : (
        <div>
          <Button
            kind="primary"
            disabled={!isListening}
            // Keeps the focus, which the exercise then takes over.
            aria-disabled={loaded.status === 'loading'}
            onClick={start}
          >
            {t(BUTTON[loaded.status])}
          </Button>
        </div>
      )}
    </section>
  );
}

const BUTTON = { idle: 'start', loading: 'loading', failed: 'retry' } as const;
