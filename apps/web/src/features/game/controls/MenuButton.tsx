import { memo } from 'react';
import { MENU } from '../commands/screen.ts';
import type { RunCommand } from '../commands/use-commands.ts';
import { useTexts } from '../texts/use-texts.ts';
import { MENU_ICON } from './icons.tsx';
import styles from './stats-bar.module.css';

interface MenuButtonProps {
  readonly run: RunCommand;
}

/** Opens the menu with everything that isn't needed at each move. Memoized, as no entry changes it. */
export const MenuButton = memo(function MenuButton({ run }: MenuButtonProps) {
  const t = useTexts();
  return (
    <button
      type="button"
      className={styles.button}
      title={t('menu.open')}
      aria-haspopup="dialog"
      onClick={() => run(MENU)}
    >
      {MENU_ICON}
    </button>
  );
});
