import type { HintLevel } from '@nanpure/engine/hints';
import { type KeyboardEvent, type MouseEvent, useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { keepTogether } from '../../../lib/typesetting/keep-together.ts';
import { useWayBackHere } from '../../../lib/way-back.ts';
import { Button } from '../../../ui/Button.tsx';
import { CloseButton } from '../../../ui/CloseButton.tsx';
import { isDialogOpen } from '../../../ui/is-dialog-open.ts';
import { isFirstClick } from '../../../ui/is-first-click.ts';
import { swallowSecondTap } from '../../../ui/second-tap.ts';
import type { NamedTechnique } from './ask-hint.ts';
import styles from './hint-panel.module.css';
import { LEVEL_NAMES, LevelTabs } from './LevelTabs.tsx';
import { useFocusReturn } from './use-focus-return.ts';

/** The search for the hint's cell: whether it is on, and how to start and stop it. */
export interface CellSearchControl {
  readonly isOn: boolean;
  readonly onStart: () => void;
  readonly onStop: () => void;
}

/** What carrying a hint out does: enter a digit, or take out some or just one. */
export type Applying = 'placement' | 'elimination' | 'eliminations';

export interface HintPanelProps {
  /** The level that is read, and the highest one that was told. */
  readonly level: HintLevel;
  readonly told: HintLevel;
  /** Which page of the level is read, from 0, and how many there are. */
  readonly page: number;
  readonly pages: number;
  readonly message: string;
  readonly detail?: string | undefined;
  /** Only once the hint has named it. */
  readonly technique?: NamedTechnique | undefined;
  /** To what was told already, for free. */
  readonly onLevel: (level: HintLevel) => void;
  readonly onPage: (page: number) => void;
  /** Shows the next level, and after the third another hint; undefined when no hint is left. */
  readonly onMore?: (() => void) | undefined;
  /** Undefined where there is nothing to apply. */
  readonly onApply?: (() => void) | undefined;
  readonly applying: Applying;
  /** Undefined when there is no cell to find. */
  readonly search?: CellSearchControl | undefined;
  /** Closed by the player: what is drawn goes, too. */
  readonly onClose: () => void;
  /** Something outside of the game was pressed: what is drawn stays. */
  readonly onLeave: () => void;
  readonly isLoading: boolean;
}

/** Board, pad and tools are there to be used while the hint is read. It goes on in the language of a link to this page. */
const STAYS = '[data-game-area], [hreflang]';

/** Escape ends the search first, then closes the panel. */
function useWaysOut({
  onClose,
  onLeave,
  search,
}: Pick<HintPanelProps, 'onClose' | 'onLeave' | 'search'>) {
  const onEscape = search?.isOn ? search.onStop : onClose;
  useEffect(() => {
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Element && !target.closest(STAYS)) onLeave();
    };
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || isDialogOpen()) return;
      event.preventDefault();
      onEscape();
    };
    document.addEventListener('pointerdown', onPointerDown);
    // Capturing, so that it comes before the game's own handler of Escape.
    document.addEventListener('keydown', onKeyDown, { capture: true });
    return () => {
      document.removeEventListener('pointerdown', onPointerDown);
      document.removeEventListener('keydown', onKeyDown, { capture: true });
    };
  }, [onEscape, onLeave]);
}

/** Takes the focus, brings the panel into sight on a zoomed screen, and follows a button that is gone. */
function usePanelFocus({ level, page }: Pick<HintPanelProps, 'level' | 'page'>) {
  const panel = useRef<HTMLElement>(null);
  useFocusReturn(panel);
  useEffect(() => {
    const { current } = panel;
    const isOutOfSight = current && current.getBoundingClientRect().top > window.innerHeight - 44;
    if (isOutOfSight) current.scrollIntoView({ block: 'nearest' });
  }, []);
  const read = `${level} ${page}`;
  const before = useRef(read);
  useEffect(() => {
    const isLost = before.current !== read && document.activeElement === document.body;
    before.current = read;
    if (isLost) panel.current?.querySelector<HTMLElement>('[data-goes-on]')?.focus();
  }, [read]);
  return panel;
}

/** A press by which a hint is told or carried out: its second tap presses nothing. */
function once(action: () => void) {
  return (event: MouseEvent) => {
    swallowSecondTap(event.nativeEvent);
    if (isFirstClick(event)) action();
  };
}

const PAGE_KEYS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** From page to page of the reason, by the arrow keys, too. */
function Pager({ page, pages, onPage }: Pick<HintPanelProps, 'page' | 'pages' | 'onPage'>) {
  const { t } = useTranslation('hints');
  const turn = (by: number) => {
    const next = page + by;
    if (next >= 0 && next < pages) onPage(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const by = PAGE_KEYS[event.key];
    if (by === undefined) return;
    event.preventDefault();
    turn(by);
  };
  return (
    <fieldset className={styles.pager} aria-label={t('pages.label')} onKeyDown={onKeyDown}>
      <button
        type="button"
        className={styles.turn}
        aria-label={t('pages.back')}
        aria-disabled={page === 0}
        onClick={() => turn(-1)}
      >
        ‹
      </button>
      <span>
        <span className={styles.count} aria-hidden="true">{`${page + 1}/${pages}`}</span>
        <span className="heard-only">{t('pages.now', { page: page + 1, pages })}</span>
      </span>
      <button
        type="button"
        className={styles.turn}
        data-goes-on
        data-kind="primary"
        aria-label={t('pages.next')}
        aria-disabled={page === pages - 1}
        onClick={() => turn(1)}
      >
        ›
      </button>
    </fieldset>
  );
}

interface LessonLinkProps {
  readonly technique: NamedTechnique;
  readonly className: string | undefined;
  readonly children: string;
}

function LessonLink({ technique: { name, path }, className, children }: LessonLinkProps) {
  const { t } = useTranslation('hints');
  return (
    <Link
      className={className}
      to={path}
      state={useWayBackHere()}
      aria-label={t('lessonOn', { technique: name })}
    >
      {children}
    </Link>
  );
}

function MoreButton({ level, onMore, onApply, isLoading }: HintPanelProps) {
  const { t } = useTranslation('hints');
  if (!onMore) return <p className={styles.limit}>{t('limitReached')}</p>;
  return (
    <Button
      kind={onApply ? 'outline' : 'primary'}
      data-other={onApply !== undefined || undefined}
      data-goes-on={onApply ? undefined : true}
      aria-disabled={isLoading}
      onClick={once(onMore)}
    >
      {t(level === 3 ? 'another' : 'more')}
    </Button>
  );
}

function Actions(props: HintPanelProps) {
  const { page, pages, onPage, onApply, applying, search } = props;
  const { t } = useTranslation('hints');
  const isLast = page === pages - 1;
  return (
    <div className={styles.actions}>
      {pages > 1 && <Pager page={page} pages={pages} onPage={onPage} />}
      {isLast && onApply && (
        <Button kind="primary" onClick={once(onApply)}>
          {t(`apply.${applying}`)}
        </Button>
      )}
      {isLast && <MoreButton {...props} />}
      {search && (
        <Button kind="outline" onClick={search.isOn ? search.onStop : search.onStart}>
          {t(search.isOn ? 'search.stop' : 'search.start')}
        </Button>
      )}
    </div>
  );
}

/** A hint in the box that it is given: its levels as tabs, what it says, and what can be done. */
export function HintPanel(props: HintPanelProps) {
  const { level, told, message, detail, technique, onLevel, onClose } = props;
  const { t } = useTranslation('hints');
  useWaysOut(props);
  const panel = usePanelFocus(props);
  const text = useId();
  const named = level > 1 ? technique : undefined;
  const title = named?.name ?? t(`levels.${LEVEL_NAMES[level]}`);
  return (
    <section ref={panel} tabIndex={-1} className={styles.panel} aria-label={t('title')}>
      <div className={styles.head}>
        <LevelTabs level={level} told={told} controls={text} onLevel={onLevel} />
        <p className={styles.title}>{title}</p>
        {named && (
          <LessonLink technique={named} className={styles.lesson}>
            {t('lesson')}
          </LessonLink>
        )}
        <CloseButton label={t('close')} onClick={onClose} />
      </div>
      <div
        id={text}
        role="tabpanel"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: where it is too high for the box, keys scroll it.
        tabIndex={0}
        className={styles.text}
        data-hint-text
        aria-label={t(`levels.${LEVEL_NAMES[level]}`)}
      >
        {named && level === 2 && (
          <LessonLink technique={named} className={styles.tightLesson}>
            {named.name}
          </LessonLink>
        )}
        <p data-headed={(named && level === 2 && props.page === 0) || undefined}>
          {keepTogether(message)}
        </p>
        {detail && <p>{keepTogether(detail)}</p>}
      </div>
      <Actions {...props} />
    </section>
  );
}
