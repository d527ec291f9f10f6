import { type Language, pathTo } from '@nanpure/content';
import { formatGrid, type Puzzle } from '@nanpure/engine';
import type { Problem } from '@nanpure/engine/bank';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStorageNotice } from '../../features/backup/use-storage-notice.tsx';
import { HandedGame } from '../../features/game/HandedGame.tsx';
import { readShownGame } from '../../features/game/saves/resumable-games.ts';
import type { OwnSlot } from '../../features/game/saves/save-slot.ts';
import { loadTexts } from '../../features/language/i18n.ts';
import { ownGameName } from '../../features/own-puzzle/own-label-text.ts';
import { ownProblem } from '../../features/own-puzzle/own-problem.ts';
import { type OwnPuzzleFault, readOwnPuzzle } from '../../features/own-puzzle/own-puzzle.ts';
import { useFaultText } from '../../features/own-puzzle/use-fault-text.ts';
import { useSettings } from '../../features/settings/use-settings.ts';
import { deviceStorage } from '../../lib/storage/storage.ts';
import { useLanguage } from '../../lib/use-language.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { loadStorageNotice } from '../saving/load-storage-notice.ts';
import { loadGuideTexts, loadSettings, SiteMenu } from './beside-game.tsx';

/** Own puzzles are in no statistics, and nothing has to be earned. */
const Nothing = () => null;

async function loadFinishParts(language: Language) {
  await loadTexts(language, 'finish');
  return { WinComparison: Nothing, FinishTip: Nothing };
}

const SLOTS = {
  loadSettings,
  loadGuideTexts,
  SiteMenu,
  loadFinishParts,
  isTipDue: () => false,
};

/** Rated once: as it was saved, or anew. */
function useProblem(slot: OwnSlot, puzzle: Puzzle) {
  const [saved] = useState(() => readShownGame(slot, deviceStorage));
  const [problem, setProblem] = useState<Problem | undefined>(saved?.problem);
  const [asked] = useState(() => ({ abort: new AbortController(), rated: problem }));
  const rating = useMemo(
    () => asked.rated ?? ownProblem(puzzle, asked.abort.signal),
    [asked, puzzle],
  );
  useEffect(() => {
    let isWanted = true;
    void Promise.resolve(rating).then((rated) => isWanted && setProblem(rated));
    return () => {
      isWanted = false;
    };
  }, [rating]);
  const source = useCallback(async () => ({ ok: true, value: await rating }) as const, [rating]);
  return { problem, source, solvedIn: saved?.state === 'won' ? saved.time : undefined };
}

function OwnPuzzleGame({ puzzle }: { readonly puzzle: Puzzle }) {
  const { t } = useTranslation(['ownGame', 'common']);
  const language = useLanguage();
  const settings = useSettings();
  const slot = useMemo(
    (): OwnSlot => ({ kind: 'own', puzzle: formatGrid(puzzle.givens) }),
    [puzzle],
  );
  const { problem, source, solvedIn } = useProblem(slot, puzzle);
  const notice = useStorageNotice(useCallback(() => loadStorageNotice(language), [language]));
  const title = t('screenUnrated');
  const about = problem && ownGameName(t, language, problem);
  const onward = useMemo(
    () => ({ to: pathTo('ownGame', { language }), label: t('title') }),
    [language, t],
  );
  const handed = useMemo(
    () => ({ title, about, solvedIn, source, onward }),
    [title, about, solvedIn, source, onward],
  );
  return (
    <>
      <HandedGame
        slot={slot}
        handed={handed}
        slots={SLOTS}
        settings={settings}
        isUnderDialog={false}
      />
      {notice}
    </>
  );
}

/** What is wrong with the link, and where that can be seen on the board and put right. */
function Fault({ fault, hash }: { readonly fault: OwnPuzzleFault; readonly hash: string }) {
  const { t } = useTranslation('ownGame');
  const language = useLanguage();
  const textOf = useFaultText();
  return (
    <Panel title={t('hasFault')} level={1}>
      <p>{textOf(fault)}</p>
      <LinkButton kind="primary" to={pathTo('solver', { language }) + hash}>
        {t('inSolver')}
      </LinkButton>
      <LinkButton to={pathTo('ownGame', { language })}>{t('title')}</LinkButton>
    </Panel>
  );
}

/** The game on the puzzle of a link, or what is wrong with it. Give it a `key` for each link. */
export function PuzzleOfLink({ hash }: { readonly hash: string }) {
  const [read] = useState(() => readOwnPuzzle(hash));
  return read.ok ? <OwnPuzzleGame puzzle={read.value} /> : <Fault fault={read.error} hash={hash} />;
}
