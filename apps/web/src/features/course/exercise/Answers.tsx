import { DIGITS, type Digit } from '@nanpure/engine';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import styles from './exercise.module.css';

/** A digit for the selected cell. */
export function DigitButtons({ onDigit }: { readonly onDigit: (digit: Digit) => void }) {
  const { t } = useTranslation('exercise');
  return (
    <fieldset className={styles.digits}>
      <legend className={styles.legend}>{t('useDigits')}</legend>
      {DIGITS.map((digit) => (
        <Button key={digit} onClick={() => onDigit(digit)}>
          {digit}
        </Button>
      ))}
    </fieldset>
  );
}

/** Is it one, or is it not? */
export function YesNo({ onAnswer }: { readonly onAnswer: (isYes: boolean) => void }) {
  const { t } = useTranslation('exercise');
  return (
    <div className={styles.buttons}>
      <Button onClick={() => onAnswer(true)}>{t('yes')}</Button>
      <Button onClick={() => onAnswer(false)}>{t('no')}</Button>
    </div>
  );
}
