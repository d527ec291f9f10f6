import { useEffect, useId, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { AskedProps } from './asked.ts';
import { askWithKlaro, type Klaro, type Question } from './klaro.ts';
import './klaro.css';

interface KlaroQuestionProps extends AskedProps {
  readonly klaro: Klaro;
  readonly kind: Question['kind'];
}

/** The question as Klaro asks it. */
export function KlaroQuestion({ klaro, kind, onChoice, onChoose, ...asked }: KlaroQuestionProps) {
  const { t } = useTranslation('consent');
  const elementId = useId();
  const element = useRef<HTMLDivElement>(null);
  const { services, proposal, language } = asked;

  // Before the dialog around it opens, which gives the focus to the first thing in it.
  useLayoutEffect(
    () => askWithKlaro(klaro, { elementId, kind, services, proposal, language }, t, onChoice),
    [klaro, elementId, kind, services, proposal, language, t, onChoice],
  );

  // Klaro would open a window of its own, which neither keeps the focus nor closes with Escape.
  useEffect(() => {
    const { current } = element;
    const openOurs = (event: Event) => {
      if (!(event.target instanceof Element && event.target.closest('.cm-btn-lern-more'))) return;
      event.stopPropagation();
      onChoose();
    };
    current?.addEventListener('click', openOurs, { capture: true });
    return () => current?.removeEventListener('click', openOurs, { capture: true });
  }, [onChoose]);

  return <div ref={element} id={elementId} />;
}
