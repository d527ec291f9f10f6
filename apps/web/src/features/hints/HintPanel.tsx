import { pathTo } from '@nanpure/content';
import type { TechniqueId } from '@nanpure/engine';
import type { HintLevel } from '@nanpure/engine/hints';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { keepTogether } from '../../lib/keep-together.ts';
import { useLanguage } from '../../lib/use-language.ts';
import { Button } from '../../ui/Button.tsx';
import { CloseButton } from '../../ui/CloseButton.tsx';
import { swallowSecondTap } from '../../ui/second-tap.ts';
import { useFocusReturn } from '../../ui/use-focus-return.ts';
import styles from './hint-panel.module.css';

interface HintPanelProps {
  readonly level: HintLevel;
  readonly message: string;
  readonly detail?: string | undefined;
  /** The technique of a step, once the hint has named it: there is a lesson about it. */
  readonly technique?: TechniqueId | undefined;
  /** Gives the next level, and after the third another hint; left out, no hint is left. */
  readonly onMore?: (() => void) | undefined;
  /** Left out, there is nothing to carry out. */
  readonly onApply?: (() => void) | undefined;
  /** For a player who looks for the cell alone; left out, there is none to find. */
  readonly search?:
    | { readonly isOn: boolean; readonly onStart: () => void; readonly onStop: () => void }
    | undefined;
  /** Closed on purpose: the hint is done with. */
  readonly onClose: () => void;
  /** Something outside was pressed. */
  readonly onLeave: () => void;
  readonly isLoading: boolean;
}

/** What each level tells. */
const LEVELS = { 1: 'where', 2: 'what', 3: 'answer' } as const;

/** What asks for the next hint is no way out of this one. */
const STAYS = '[data-asks-hint]';
/** Nor is the board, while its cells are answers. */
const STAYS_IN_SEARCH = `${STAYS}, [role="grid"]`;

/** Whether two things on the screen lie over each other. */
function overlap(one: Element, other: Element): boolean {
  const [a, b] = [one.getBoundingClientRect(), other.getBoundingClientRect()];
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** Escape leaves the search first, and then the hint. */
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
    // What lies under the panel is not to have the focus unseen.
    const onFocusIn = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || !panel.current) return;
      if (!panel.current.contains(target) && overlap(panel.current, target)) onLeave();
    };
    document.addEventListener('pointerdown', onPointerDown);
    document.addEventListener('focusin', onFocusIn);
    // Ahead of the game's own keys, which know Escape too.
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('focusin', onFocusIn);
      document.removeEventListener('keydown', onKeyDown, { capture: true });
    };
  }, [onEscape, onLeave, stays]);
  return panel;
}

/** How far the hint goes: three strokes of the pencil, as many as the level is high. */
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

/** The way to the lesson on a technique; the game is saved and waits. */
function LessonLink({ technique }: { readonly technique: TechniqueId }) {
  const { t } = useTranslation('hints');
  const language = useLanguage();
  return (
    <p>
      <Link to={pathTo('technique', { language, techniqueId: technique })}>{t('lesson')}</Link>
    </p>
  );
}

/** What can be done about a hint. */
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

/** A hint in words, with what can be done about it. */
export function HintPanel(props: HintPanelProps) {
  const { level, message, detail, technique, onClose } = props;
  const { t } = useTranslation('hints');
  const panel = useWaysOut(props);
  const title = useId();
  useFocusReturn(panel);
  // On a small or enlarged screen the panel may come below what is in sight.
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
