import { type Language, TECHNIQUE_IDS } from '@nanpure/content';
import type { Difficulty } from '@nanpure/engine';
import { useCallback, useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import { useStorageNotice } from '../features/backup/use-storage-notice.tsx';
import { GameScreen } from '../features/game/GameScreen.tsx';
import { type BankSlot, type PracticeSlot, saveKeyOf } from '../features/game/saves/save-slot.ts';
import type { GameFacts } from '../features/game/use-game-events.ts';
import { InvalidDifficulty } from '../features/invalid-difficulty/InvalidDifficulty.tsx';
import { loadTexts } from '../features/language/i18n.ts';
import { NO_ADS } from '../features/reward/provider.ts';
import { useRewardGate } from '../features/reward/use-reward-gate.tsx';
import { useSettings } from '../features/settings/use-settings.ts';
import { recordStart, recordWin } from '../features/statistics/statistics-storage.ts';
import { useLanguage } from '../lib/use-language.ts';
import { usePageMatch } from '../lib/use-page-match.ts';
import { countHint, countProblem, countStart, countWin } from '../third-parties/game-events.ts';
import { rewardedAds } from '../third-parties/rewarded-ads.ts';
import {
  loadFinishParts,
  loadGuideTexts,
  loadSettings,
  noteForCourse,
  SiteMenu,
} from './game/beside-game.tsx';
import { loadStorageNotice } from './saving/load-storage-notice.ts';

const rewards = import.meta.env.VITE_REWARD_GATE === 'off' ? undefined : (rewardedAds ?? NO_ADS);

function onStarted(facts: GameFacts) {
  recordStart(facts);
  countStart(facts);
}

function onFinished(facts: GameFacts) {
  recordWin(facts);
  noteForCourse(facts);
  countWin(facts);
}

async function loadRewardModal(language: Language) {
  const [{ RewardModal }] = await Promise.all([
    import('../features/reward/RewardModal.tsx'),
    loadTexts(language, 'reward'),
  ]);
  return RewardModal;
}

/** A game of the bank; one for practice where the address names a technique that there is. */
function slotOf(difficulty: Difficulty, search: string): BankSlot | PracticeSlot {
  const asked = new URLSearchParams(search).get('technique');
  const technique = TECHNIQUE_IDS.find((id) => id === asked);
  return technique ? { kind: 'practice', difficulty, technique } : { kind: 'bank', difficulty };
}

/** A game of the difficulty in the address, with all that other features draw in it and count. */
export function GamePage() {
  const language = useLanguage();
  const settings = useSettings();
  const difficulty = usePageMatch('game')?.params.difficulty;
  const { search } = useLocation();
  const slot = useMemo(() => difficulty && slotOf(difficulty, search), [difficulty, search]);
  const notice = useStorageNotice(useCallback(() => loadStorageNotice(language), [language]));
  const { gate, modal, isTipDue } = useRewardGate({
    provider: rewards,
    loadModal: useCallback(() => loadRewardModal(language), [language]),
  });
  const slots = useMemo(
    () => ({ loadSettings, loadGuideTexts, SiteMenu, loadFinishParts, isTipDue }),
    [isTipDue],
  );
  if (!slot) return <InvalidDifficulty language={language} />;
  return (
    <>
      <GameScreen
        key={saveKeyOf(slot)}
        slot={slot}
        slots={slots}
        settings={settings}
        isUnderDialog={Boolean(modal)}
        gate={gate}
        onStarted={onStarted}
        onFinished={onFinished}
        onProblem={countProblem}
        onHint={countHint}
      />
      {modal}
      {notice}
    </>
  );
}
