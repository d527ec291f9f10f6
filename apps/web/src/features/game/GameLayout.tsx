import { type ReactNode, useLayoutEffect } from 'react';
import colours from '../../board/cell-colours.module.css';
import type { Settings } from '../../lib/settings.ts';
import { HomeLink } from './controls/HomeLink.tsx';
import styles from './game-layout.module.css';

interface GameLayoutProps {
  readonly title: string;
  readonly settings: Pick<Settings, 'leftHanded' | 'digitSize'>;
  /** What stands beside the title: statistics, pause and menu. */
  readonly stats: ReactNode;
  /** Whether these have their room only, as there is no puzzle yet. */
  readonly isToCome?: boolean;
  readonly board: ReactNode;
  /** Below the board on upright screens, beside it on others. */
  readonly controls: ReactNode;
  readonly footer: ReactNode;
  /** Dialogs and the like, over the screen. */
  readonly children?: ReactNode;
}

/**
 * Tells the styles of the whole page that it has a game, as its HTML does from the start. Looked for with
 * `:has()`, the game would be looked for again at each entry.
 */
function useGameOnPage() {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    dataset.game = '';
    return () => {
      delete dataset.game;
    };
  }, []);
}

/** The areas of the game screen: the same in every state, so that nothing moves. */
export function GameLayout({
  title,
  settings,
  stats,
  isToCome = false,
  board,
  controls,
  footer,
  children,
}: GameLayoutProps) {
  useGameOnPage();
  return (
    <div
      className={`${styles.layout} ${colours.coloured}`}
      data-hand={settings.leftHanded ? 'left' : 'right'}
      data-digit-size={settings.digitSize}
      data-game-area
    >
      <div className={styles.top}>
        <HomeLink />
        <h1 id="title" tabIndex={-1}>
          {title}
        </h1>
        <div className={styles.beside} data-to-come={isToCome || undefined}>
          {stats}
        </div>
      </div>
      <div className={styles.board}>{board}</div>
      <div className={styles.controls}>{controls}</div>
      <div className={styles.footer}>{footer}</div>
      {children}
    </div>
  );
}
