import type { ReactNode } from 'react';
import styles from './game-layout.module.css';

interface GameLayoutProps {
  readonly title: string;
  readonly stats: ReactNode;
  readonly notice: ReactNode;
  readonly board: ReactNode;
  /** Below the board on a phone, beside it on a desk. */
  readonly controls: ReactNode;
  readonly footer: ReactNode;
}

/** The places of the game screen: the same in every state, so that nothing moves between them. */
export function GameLayout({ title, stats, notice, board, controls, footer }: GameLayoutProps) {
  return (
    <div className={styles.layout}>
      <div className={styles.top}>
        <h1>{title}</h1>
        {stats}
        {notice}
      </div>
      <div className={styles.board}>{board}</div>
      <div className={styles.controls}>{controls}</div>
      <div className={styles.footer}>{footer}</div>
    </div>
  );
}
