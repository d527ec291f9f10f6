import type { ReactNode } from 'react';
import styles from './game-layout.module.css';
import type { GameSettings } from './session/game-settings.ts';

interface GameLayoutProps {
  readonly title: string;
  readonly settings: Pick<GameSettings, 'leftHanded' | 'digitSize'>;
  readonly stats: ReactNode;
  readonly notice: ReactNode;
  readonly board: ReactNode;
  /** Below the board on narrow screens, beside it on wide ones. */
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
  notice,
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
        <h1 id="title" tabIndex={-1}>
          {title}
        </h1>
        {stats}
        {notice}
      </div>
      <div className={styles.board}>{board}</div>
      <div className={styles.controls}>{controls}</div>
      <div className={styles.footer}>{footer}</div>
      {children}
    </div>
  );
}
