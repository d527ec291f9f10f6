import { Link, type LinkProps } from 'react-router-dom';
import type { ButtonKind } from './Button.tsx';
import styles from './button.module.css';

interface LinkButtonProps extends Omit<LinkProps, 'className'> {
  readonly kind?: ButtonKind;
}

/** A link that looks like a button: it leads to another page. */
export function LinkButton({ kind = 'outline', ...rest }: LinkButtonProps) {
  return <Link className={styles.button} data-kind={kind} {...rest} />;
}
