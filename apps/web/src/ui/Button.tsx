import type { ComponentProps } from 'react';
import styles from './button.module.css';

/** `primary` for the one main action, `outline` for the others. */
export type ButtonKind = 'primary' | 'outline';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  readonly kind?: ButtonKind;
}

/** A button that does something on this page, or sends a form. */
export function Button({ kind = 'outline', type = 'button', ...rest }: ButtonProps) {
  return <button type={type} className={styles.button} data-kind={kind} {...rest} />;
}
