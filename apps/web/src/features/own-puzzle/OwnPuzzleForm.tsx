import { fragmentOf } from '@nanpure/content/puzzle-fragment';
import { toLinkText } from '@nanpure/engine/formats';
import { type FormEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/Button.tsx';
import styles from './own-puzzle.module.css';
import { type OwnPuzzleFault, readOwnPuzzle } from './own-puzzle.ts';
import { useFaultText } from './use-fault-text.ts';

interface OwnPuzzleFormProps {
  /** Takes the fragment that names the puzzle. */
  readonly onPuzzle: (fragment: string) => void;
}

/** A puzzle is typed or pasted, and played if it is one. */
export function OwnPuzzleForm({ onPuzzle }: OwnPuzzleFormProps) {
  const { t } = useTranslation('ownGame');
  const textOf = useFaultText();
  // The field keeps its text itself: it may have been typed before the app was there.
  const typed = useRef<HTMLTextAreaElement>(null);
  const [fault, setFault] = useState<OwnPuzzleFault>();
  const [tries, setTries] = useState(0);
  const [field, hint, trouble] = [useId(), useId(), useId()];
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTries((count) => count + 1);
    const read = readOwnPuzzle(typed.current?.value ?? '');
    if (read.ok) onPuzzle(fragmentOf(toLinkText(read.value.givens)));
    else setFault(read.error);
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <label htmlFor={field}>{t('field')}</label>
      <textarea
        ref={typed}
        id={field}
        rows={4}
        spellCheck={false}
        autoComplete="off"
        aria-describedby={`${hint} ${trouble}`}
        aria-invalid={fault !== undefined}
      />
      <p id={hint} className={styles.quiet}>
        {t('fieldHint')}
      </p>
      <p id={trouble} role="status" className={styles.trouble}>
        {/* A new element at each try: the same text is read out again. */}
        {fault && <span key={tries}>{textOf(fault)}</span>}
      </p>
      <Button kind="primary" type="submit">
        {t('play')}
      </Button>
    </form>
  );
}
