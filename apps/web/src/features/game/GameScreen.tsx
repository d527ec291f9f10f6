import { pathTo } from '@nanpure/content';
import type { Difficulty } from '@nanpure/engine';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { Onward } from '../../lib/onward.ts';
import type { Settings } from '../../lib/settings.ts';
import { useLanguage } from '../../lib/use-language.ts';
import { Playing } from './Playing.tsx';
import { gameStore } from './saves/game-storage.ts';
import type { BankSlot, DailySlot, OwnSlot, PracticeSlot, SaveSlot } from './saves/save-slot.ts';
import type { Session } from './session/session.ts';
import type { GameSlots } from './slots.ts';
import type { HandedPuzzle } from './start/handed-puzzle.ts';
import { LoadFailure } from './start/LoadFailure.tsx';
import { PlayedElsewhere } from './start/PlayedElsewhere.tsx';
import { bankSource } from './start/problem-source.ts';
import { useRestoredFocus } from './start/use-restored-focus.ts';
import { useStartingSession } from './start/use-starting-session.ts';
import type { GameCallbacks } from './use-game-events.ts';

/** Which game it is; puzzles that aren't of the bank are handed in. Memoize both: a new object is another game. */
type GameOfScreen =
  | { readonly slot: BankSlot | PracticeSlot; readonly handed?: undefined }
  | { readonly slot: OwnSlot | DailySlot; readonly handed: HandedPuzzle };

interface ScreenProps extends GameCallbacks {
  readonly slots: GameSlots;
  readonly settings: Settings;
  /** Whether the page has a dialog open over the game. */
  readonly isUnderDialog: boolean;
}

export type GameScreenProps = GameOfScreen & ScreenProps;

type StartingSession = ReturnType<typeof useStartingSession>;

interface InPlaceOfControlsProps {
  readonly start: StartingSession['start'];
  readonly onTakeOver: () => void;
  readonly onward: Onward | undefined;
  readonly rescue: Omit<StartingSession, 'start' | 'round' | 'startNew' | 'takeOver'>;
}

/** What stands in place of the controls where there is no game to play, and none to come. */
function inPlaceOfControls({ start, onTakeOver, onward, rescue }: InPlaceOfControlsProps) {
  switch (start.status) {
    case 'loading':
    case 'ready':
      return undefined;
    case 'error':
      return <LoadFailure {...start} {...rescue} onward={onward} />;
    case 'elsewhere':
      return <PlayedElsewhere isOver={!start.session} onTakeOver={onTakeOver} />;
  }
}

/** Goes to another difficulty and gives up the game that was left for it. */
function useDifficultyChange(slot: SaveSlot) {
  const language = useLanguage();
  const navigate = useNavigate();
  return (other: Difficulty, left: Session) => {
    gameStore.giveUp(slot, left);
    void navigate(pathTo('game', { language, difficulty: other }));
  };
}

function useGame({ slot, handed }: GameOfScreen) {
  const { t } = useTranslation(['game', 'common']);
  const source = useMemo(() => (handed ? handed.source : bankSource(slot)), [slot, handed]);
  if (handed) return { ...handed, source };
  const title = t('title', { difficulty: t(`common:difficulty.${slot.difficulty}`) });
  return { title, source, onward: undefined, about: undefined, solvedIn: undefined };
}

/** A game: loading, failed, in another tab, or being played. */
export function GameScreen(props: GameScreenProps) {
  const { slot, slots, settings, isUnderDialog, ...callbacks } = props;
  const { title, source, onward, about, solvedIn } = useGame(props);
  const changeDifficulty = useDifficultyChange(slot);
  const { start, round, startNew, takeOver, ...rescue } = useStartingSession({
    slot,
    source,
    onProblem: callbacks.onProblem,
  });
  useRestoredFocus(start);
  return (
    <Playing
      key={round}
      title={title}
      start={start}
      inPlaceOfControls={inPlaceOfControls({ start, onTakeOver: takeOver, onward, rescue })}
      slot={slot}
      onward={onward}
      about={about}
      solvedIn={solvedIn}
      slots={slots}
      settings={settings}
      isUnderDialog={isUnderDialog}
      onNewPuzzle={startNew}
      onDifficulty={changeDifficulty}
      {...callbacks}
    />
  );
}
