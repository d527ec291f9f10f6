import { type Language, pathTo } from '@nanpure/content';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText, passOn, type ShareOutcome } from '../../../lib/pass-on.ts';
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

/** Copies and shares texts, and keeps what became of the last one. */
function usePassingOn() {
  const [passed, setPassed] = useState<{ readonly text: string; readonly outcome: ShareOutcome }>();
  const copy = async (text: string) =>
    setPassed({ text, outcome: await copyText(text, navigator) });
  const share = async (url: string) =>
    setPassed({ text: url, outcome: await passOn({ url }, navigator) });
  return { passed, copy, share };
}

const canShare = () => typeof navigator !== 'undefined' && 'share' in navigator;

/** What else the puzzle is good for. */
export function PuzzleActions({ language, puzzle, candidates }: PuzzleActionsProps) {
  const { t } = useTranslation('solverWay');
  const { passed, copy, share } = usePassingOn();
  const hash = hashOf({ grid: puzzle.grid });
  const linkOf = () => new URL(hashOf(puzzle), window.location.href).href;
  return (
    <section className={styles.part} aria-labelledby="puzzle-title" data-off-paper>
      <h2 id="puzzle-title">{t('puzzle.title')}</h2>
      {puzzle.candidates && <p>{t('puzzle.digitsAlone')}</p>}
      <div className={styles.actions}>
        <LinkButton to={pathTo('ownGame', { language }) + hash}>{t('puzzle.play')}</LinkButton>
        <LinkButton to={pathTo('print', { language }) + hash}>{t('puzzle.print')}</LinkButton>
        <Button onClick={() => void copy(puzzle.grid)}>{t('puzzle.grid')}</Button>
        <Button onClick={() => void copy(candidates)}>{t('puzzle.candidates')}</Button>
        <Button onClick={() => void copy(linkOf())}>{t('puzzle.link')}</Button>
        {canShare() && <Button onClick={() => void share(linkOf())}>{t('puzzle.share')}</Button>}
      </div>
      <p role="status">
        {passed?.outcome === 'copied' && t('puzzle.copied')}
        {passed?.outcome === 'failed' && t('puzzle.byHand')}
      </p>
      {passed?.outcome === 'failed' && (
        <textarea readOnly rows={4} value={passed.text} aria-label={t('puzzle.byHand')} />
      )}
    </section>
  );
}
