import type { ExerciseWriter } from '@nanpure/content/exercise';
import { DIGITS, type Digit, type TaughtTechniqueId } from '@nanpure/engine';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { swallowSecondTap } from '../../../ui/second-tap.ts';
import styles from './exercise.module.css';
import { TECHNIQUES_LEARNT } from './questions/which-one.ts';
import type { Asked } from './task/play.ts';
import type { TaskMove } from './task/task-state.ts';

/** Digits to choose; where several cells may be meant, for the selected one. */
function DigitButtons({
  legend,
  onDigit,
}: {
  readonly legend: string;
  readonly onDigit: (digit: Digit) => void;
}) {
  return (
    <fieldset className={styles.digits}>
      <legend className="heard-only">{legend}</legend>
      {DIGITS.map((digit) => (
        <Button key={digit} onClick={() => onDigit(digit)}>
          {digit}
        </Button>
      ))}
    </fieldset>
  );
}

/** Is it one, or is it not? */
function YesNo({ onAnswer }: { readonly onAnswer: (isYes: boolean) => void }) {
  const { t } = useTranslation('exercise');
  const answering = (isYes: boolean) => (event: React.MouseEvent) => {
    // Digits may come in its place.
    swallowSecondTap(event.nativeEvent);
    onAnswer(isYes);
  };
  return (
    <div className={styles.choices}>
      <Button onClick={answering(true)}>{t('yes')}</Button>
      <Button onClick={answering(false)}>{t('no')}</Button>
    </div>
  );
}

/** Which technique is it? */
function TechniqueButtons({
  writer,
  onTechnique,
}: {
  readonly writer: ExerciseWriter;
  readonly onTechnique: (technique: TaughtTechniqueId) => void;
}) {
  const { t } = useTranslation('course');
  return (
    <fieldset className={styles.techniques}>
      <legend className="heard-only">{t('task.techniques')}</legend>
      {TECHNIQUES_LEARNT.map((technique) => (
        <Button
          key={technique}
          onClick={({ nativeEvent }) => {
            // Twice the same is one try.
            swallowSecondTap(nativeEvent);
            onTechnique(technique);
          }}
        >
          <span>
            {writer.questions.labels[technique].map((part) => (
              <Fragment key={part}>
                {part}
                <wbr />
              </Fragment>
            ))}
          </span>
        </Button>
      ))}
    </fieldset>
  );
}

interface AnswersProps {
  readonly asked: Asked;
  readonly writer: ExerciseWriter;
  readonly onDigit: (digit: Digit) => void;
  readonly onMove: (move: TaskMove) => void;
}

/** What the question is answered with, besides the board. */
export function Answers({ asked, writer, onDigit, onMove }: AnswersProps) {
  const { t } = useTranslation(['exercise', 'course']);
  switch (asked) {
    case 'digit':
    case 'all-digits':
      return <DigitButtons legend={t('course:task.useDigits')} onDigit={onDigit} />;
    case 'candidates':
      return <DigitButtons legend={t('useDigits')} onDigit={onDigit} />;
    case 'cells':
    case 'all-cells':
      return <p className={styles.legend}>{t('useCells')}</p>;
    case 'yes-no':
      return <YesNo onAnswer={(isYes) => onMove({ type: 'answer', isYes })} />;
    case 'technique':
      return (
        <TechniqueButtons
          writer={writer}
          onTechnique={(technique) => onMove({ type: 'technique', technique })}
        />
      );
    case 'nothing':
      return null;
  }
}
