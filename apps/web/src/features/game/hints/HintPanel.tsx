import { pathTo } from '@nanpure/content';
import type { TaughtTechniqueId } from '@nanpure/engine';
import type { HintLevel } from '@nanpure/engine/hints';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { keepTogether } from '../../../lib/keep-together.ts';
import { useLanguage } from '../../../lib/use-language.ts';
import { Button } from '../../../ui/Button.tsx';
import { CloseButton } from '../../../ui/CloseButton.tsx';
import { swallowSecondTap } from '../../../ui/second-tap.ts';
import { useFocusReturn } from '../../../ui/use-focus-return.ts';
import styles from './hint-panel.module.css';

/** The search for the hint's cell: whether it is on, and how to start and stop it. */
export interface CellSearchControl {
  readonly isOn: boolean;
  readonly onStart: () => void;
  readonly onStop: () => void;
}

export interface HintPanelProps {
  readonly level: HintLevel;
  readonly message: string;
  readonly detail?: string | undefined;
  /** Links to its lesson; only once the hint has named it. */
  readonly technique?: TaughtTechniqueId | undefined;
  /** Shows the next level, and after the third another hint; undefined when no hint is left. */
  readonly onMore?: (() => void) | undefined;
  /** Undefined when there is nothing to apply. */
  readonly onApply?: (() => void) | undefined;
  /** Undefined when there is no cell to find. */
  readonly search?: CellSearchControl | undefined;
  /** Closed by the player: the marks go, too. */
  readonly onClose: () => void;
  /** Something outside was pressed or focused: the marks stay. */
  readonly onLeave: () => void;
  readonly isLoading: boolean;
}

/** What each level tells. */
const LEVELS = { 1: 'where', 2: 'what', 3: 'answer' } as const;

/** Pressing these doesn't close the panel. */
const STAYS = '[data-asks-hint]';
const STAYS_IN_SEARCH = `${STAYS}, [role="grid"]`;

/** Whether two things on the screen lie over each other. */
function overlap(one: Element, other: Element): boolean {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** Escape ends the search first, then closes the panel. */
function useWaysOut({
  onClose,
  onLeave,
  search,
}: Pick<HintPanelProps, 'onClose' | 'onLeave' | 'search'>) {
  const panel = useRef<HTMLElement>(null);
  const stays = search?.isOn ? STAYS_IN_SEARCH : STAYS;
  const onEscape = search?.isOn ? search.onStop : onClose;
  useEffect(() => {
    const onPointerDown = ({ target }: PointerEvent) => {
      if (!(target instanceof Element)) return;
      if (!panel.current?.contains(target) && !target.closest(stays)) onLeave();
    };
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented) return;
      event.preventDefault();
      onEscape();
    };
    // An element under the panel must not have the focus unseen (WCAG 2.4.11).
    const onFocusIn = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || !panel.current) return;
      if (!panel.current.contains(target) && overlap(panel.current, target)) onLeave();
    };
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('focusin', onFocusIn);
    // Capturing, so that it comes before the game's own handler of Escape.
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('focusin', onFocusIn);
      document.removeEventListener('keydown', onKeyDown, { capture: true });
    };
  }, [onEscape, onLeave, stays]);
  return panel;
}

/** The level, as one to three strokes. */
function Level({ level }: { readonly level: HintLevel }) {
  const { t } = useTranslation('hints');
  return (
    <span className={styles.level}>
      <span className={styles.strokes} role="img" aria-label={t('level', { level })}>
        {Object.values(LEVELS).map((each, index) => (
          <span key={each} data-reached={index < level || undefined} />
        ))}
      </span>
      {t(`levels.${LEVELS[level]}`)}
    </span>
  );
}

function LessonLink({ technique }: { readonly technique: TaughtTechniqueId }) {
  const { t } = useTranslation('hints');
  const language = useLanguage();
  return (
    <p>
      <Link to={pathTo('technique', { language, techniqueId: technique })}>{t('lesson')}</Link>
    </p>
  );
}

function Actions({ level, onMore, onApply, search, isLoading }: HintPanelProps) {
  const { t } = useTranslation('hints');
  return (
    <div className={styles.actions}>
      {onMore ? (
        <Button kind={onApply ? 'outline' : 'primary'} aria-disabled={isLoading} onClick={onMore}>
          {t(level === 3 ? 'another' : 'more')}
        </Button>
      ) : (
        <p>{t('limitReached')}</p>
      )}
      {search && (
        <Button kind="outline" onClick={search.isOn ? search.onStop : search.onStart}>
          {t(search.isOn ? 'search.stop' : 'search.start')}
        </Button>
      )}
      {onApply && (
        <Button
          kind="primary"
          onClick={({ nativeEvent }) => {
            swallowSecondTap(nativeEvent);
            onApply();
          }}
        >
          {t('apply')}
        </Button>
      )}
    </div>
  );
}

/** The text of a hint with its buttons. */
export function HintPanel(props: HintPanelProps) {
  const { level, message, detail, technique, onClose } = props;
  const { t } = useTranslation('hints');
  const panel = useWaysOut(props);
  const title = useId();
  useFocusReturn(panel);
  // On a small or zoomed screen the panel may be below the viewport.
  useEffect(() => {
    const { current } = panel;
    const isOutOfSight = current && current.getBoundingClientRect().top > window.innerHeight - 44;
    if (isOutOfSight) current.scrollIntoView({ block: 'nearest' });
  }, [panel]);
  return (
    <section ref={panel} tabIndex={-1} className={styles.panel} aria-labelledby={title}>
      <div className={styles.head}>
        <h2 id={title}>{t('title')}</h2>
        <Level level={level} />
        <CloseButton label={t('close')} onClick={onClose} />
      </div>
      <div className={styles.text}>
        <p>{keepTogether(message)}</p>
        {detail && <p>{keepTogether(detail)}</p>}
        {technique && <LessonLink technique={technique} />}
      </div>
      <Actions {...props} />
    </section>
  );
}
