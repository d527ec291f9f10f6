import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Moment } from './moment.ts';
import type { Walk } from './use-walk.ts';
import type { Way } from './way.ts';
import type { WayTools } from './way-tools.ts';

interface HeardStepProps {
  readonly tools: WayTools;
  readonly way: Way;
  readonly moment: Moment;
  readonly walk: Walk;
}

/** What is on show in few words, for those who hear it. */
function useHeard({ tools, way, moment, walk }: HeardStepProps): string {
  const { t } = useTranslation('solverWay');
  const { step, index } = moment;
  const place = { step: index + 1 };
  if (walk.use) return tools.writer.answerOf(walk.use);
  // What is found next is said when it is there.
  if (!step) return way.status === 'done' ? t('finalBoard') : '';
  const { name, text } = tools.writer.describeStep(step, walk.level, { variation: index });
  if (walk.level === 1) return t('heard', { ...place, what: text });
  const answer = walk.level === 2 ? text : tools.writer.answerOf(step);
  return t('heard', { ...place, what: t('list.item', { name, answer }) });
}

/** Says the step to those who don't see it change. */
export function HeardStep(props: HeardStepProps) {
  const text = useHeard(props);
  const [said, say] = useState('');
  // The place is there before its words: else they aren't heard.
  useEffect(() => say(text), [text]);
  return (
    <p role="status" className="heard-only">
      {said}
    </p>
  );
}
