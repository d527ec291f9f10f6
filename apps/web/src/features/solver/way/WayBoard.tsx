import type { StepDrawing } from '@nanpure/content/drawing/step-drawing';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { cellsOf, type Moment } from './moment.ts';
import type { Walk } from './use-walk.ts';
import type { Way } from './way.ts';
import type { WayTools } from './way-tools.ts';

interface WayBoardProps {
  readonly tools: WayTools;
  readonly way: Way;
  readonly moment: Moment;
  readonly walk: Walk;
  readonly drawing: StepDrawing;
}

function useLabel({ tools, moment, walk }: WayBoardProps): string {
  const { t } = useTranslation('solverWay');
  const nameOf = (step: NonNullable<Moment['step']>) => tools.writer.describeStep(step, 1).name;
  if (walk.use) return t('useBoard', { name: nameOf(walk.use) });
  if (walk.showsSolution) return t('solutionBoard');
  const { step, index } = moment;
  if (!step) return t('finalBoard');
  const number = index + 1;
  if (walk.level === 1) return t('hiddenBoard', { step: number });
  return t('board', { step: number, name: nameOf(step) });
}

/** The board on the way, with what is told of its step drawn over it. */
export function WayBoard(props: WayBoardProps) {
  const { tools, way, moment, walk, drawing } = props;
  const label = useLabel(props);
  const cells = useMemo(
    () => cellsOf(way, moment.position, walk.showsSolution),
    [way, moment.position, walk.showsSolution],
  );
  return tools.drawBoard({ cells, drawing, label });
}
