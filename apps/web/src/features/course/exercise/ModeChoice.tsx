import type { ExerciseMode, ExerciseWriter } from '@nanpure/content/exercise';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import styles from './exercise.module.css';
import { type Found, MODES } from './progress.ts';

interface ModeChoiceProps {
  readonly names: ExerciseWriter['modes'];
  readonly current: ExerciseMode;
  readonly found: Found;
  readonly onChoose: (mode: ExerciseMode) => void;
}

/** How much of the pattern is shown, and how often it was found so. */
export function ModeChoice({ names, current, found, onChoose }: ModeChoiceProps) {
  const { t } = useTranslation('exercise');
  return (
    <fieldset className={styles.modes}>
      <legend className={styles.legend}>{t('modes')}</legend>
      {MODES.map((mode) => (
        <Button
          key={mode}
          kind={mode === current ? 'primary' : 'outline'}
          aria-pressed={mode === current}
          onClick={() => onChoose(mode)}
        >
          {t('found', { mode: names[mode], count: found[mode] })}
        </Button>
      ))}
    </fieldset>
  );
}
