import { type Language, pathTo } from '@nanpure/content';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { hashOf } from '../input/link.ts';
import type { SolvableBoard } from '../worker/messages.ts';
import styles from './way.module.css';

interface PuzzleActionsProps {
  readonly language: Language;
  readonly puzzle: SolvableBoard;
  /** The candidates of the board on show, as a text. */
  readonly candidates: string;
}

/** What came of copying: done, or the text to be copied by hand. */
type Outcome = { readonly text?: string } | undefined;

function useCopy() {
  const [outcome, setOutcome] = useState<Outcome>();
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome({});
    } catch {
      setOutcome({ text });
    }
  };
  return { outcome, copy };
}

const canShare = () => typeof navigator !== 'undefined' && 'share' in navigator;

/** What else the puzzle is good for. */
export function PuzzleActions({ language, puzzle, candidates }: PuzzleActionsProps) {
  const { t } = useTranslation('solverWay');
  const { outcome, copy } = useCopy();
  const hash = hashOf({ grid: puzzle.grid });
  const linkOf = () => new URL(hashOf(puzzle), window.location.href).href;
  // Who closes the sheet has shared nothing, and is told nothing.
  const share = () => void navigator.share({ url: linkOf() }).catch(() => undefined);
  return (
    <section className={styles.part} aria-labelledby="puzzle-title">
      <h2 id="puzzle-title">{t('puzzle.title')}</h2>
      {puzzle.candidates && <p>{t('puzzle.digitsAlone')}</p>}
      <div className={styles.actions}>
        <LinkButton to={pathTo('ownGame', { language }) + hash}>{t('puzzle.play')}</LinkButton>
        <LinkButton to={pathTo('print', { language }) + hash}>{t('puzzle.print')}</LinkButton>
        <Button onClick={() => void copy(puzzle.grid)}>{t('puzzle.grid')}</Button>
        <Button onClick={() => void copy(candidates)}>{t('puzzle.candidates')}</Button>
        <Button onClick={() => void copy(linkOf())}>{t('puzzle.link')}</Button>
        {canShare() && <Button onClick={share}>{t('puzzle.share')}</Button>}
      </div>
      <p role="status">
        {outcome && t(outcome.text === undefined ? 'puzzle.copied' : 'puzzle.byHand')}
      </p>
      {outcome?.text !== undefined && (
        <textarea readOnly rows={4} value={outcome.text} aria-label={t('puzzle.byHand')} />
      )}
    </section>
  );
}
