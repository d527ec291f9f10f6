import type { ReactNode } from 'react';
import type { Settings } from '../../lib/settings.ts';
import { HomeLink } from './controls/HomeLink.tsx';
import styles from './game-layout.module.css';

interface GameLayoutProps {
  readonly title: string;
  readonly settings: Pick<Settings, 'leftHanded' | 'digitSize'>;
  /** What stands beside the title: statistics, pause and menu. */
  readonly stats: ReactNode;
  readonly board: ReactNode;
  /** Below the board on upright screens, beside it on others. */
  readonly controls: ReactNode;
  readonly footer: ReactNode;
  /** Dialogs and the like, over the screen. */
  readonly children?: ReactNode;
}

/** The areas of the game screen: the same in every state, so that nothing moves. */
export function GameLayout({
  title,
  settings,
  stats,
  board,
  controls,
  footer,
  children,
}: GameLayoutProps) {
  return (
    <div
      className={styles.layout}
      data-hand={settings.leftHanded ? 'left' : 'right'}
      data-digit-size={settings.digitSize}
      data-game-area
    >
      <div className={styles.top}>
        <HomeLink />
        <h1 id="title" tabIndex={-1}>
          {title}
        </h1>
        {stats}
      </div>
      <div className={styles.board}>{board}</div>
      <div className={styles.controls}>{controls}</div>
      <div className={styles.footer}>{footer}</div>
      {children}
    </div>
  );
}
