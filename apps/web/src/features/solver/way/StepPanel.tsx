import type { StepDrawing } from '@nanpure/content/drawing/step-drawing';
import type { LadderStep } from '@nanpure/engine/ladder';
import { useTranslation } from 'react-i18next';
import { keepTogether } from '../../../lib/typesetting/keep-together.ts';
import { Button } from '../../../ui/Button.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import styles from './way.module.css';
import type { WayTools } from './way-tools.ts';

/** How much of a step is told: where to look, which technique, all of it. */
export type ToldLevel = 1 | 2 | 3;

interface StepPanelProps {
  readonly tools: WayTools;
  readonly step: LadderStep;
  readonly drawing: StepDrawing;
  /** How many steps were done before. */
  readonly index: number;
  readonly level: ToldLevel;
  readonly onTell: (level: ToldLevel) => void;
  /** Back to the step of the way, where another one is looked at. */
  readonly onBack: (() => void) | undefined;
}

/** A step in words, as far as it was asked for. */
export function StepPanel({ tools, step, drawing, index, level, onTell, onBack }: StepPanelProps) {
  const { t } = useTranslation('solverWay');
  const told = tools.writer.describeStep(step, level, { variation: index });
  const name = level === 1 ? t('hidden', { step: index + 1 }) : told.name;
  return (
    <section className={styles.step} aria-labelledby="step-title">
      <h2 id="step-title" data-outcome>
        {name}
      </h2>
      {level === 3 ? tools.tellStep(told, drawing) : <p>{keepTogether(told.text)}</p>}
      <div className={styles.actions} data-off-paper>
        {onBack && <Button onClick={onBack}>{t('uses.back', { step: index + 1 })}</Button>}
        {level === 1 && (
          <Button data-tells="technique" onClick={() => onTell(2)}>
            {t('tellTechnique')}
          </Button>
        )}
        {level < 3 && (
          <Button data-tells="all" onClick={() => onTell(3)}>
            {t('tellAll')}
          </Button>
        )}
        {level > 1 && (
          <LinkButton to={tools.pathAbout(step.technique)}>{t('explain', { name })}</LinkButton>
        )}
      </div>
    </section>
  );
}
