import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Board } from '../../board/Board.tsx';
import { deviceStorage } from '../../lib/storage/storage.ts';
import { EMPTY_VIEWS } from './board/board-view.ts';
import { useCellNames } from './board/use-cell-names.ts';
import { GameFooter } from './GameFooter.tsx';
import { GameLayout } from './GameLayout.tsx';
import { GameScreen, type GameScreenProps } from './GameScreen.tsx';
import { gameStore } from './saves/game-storage.ts';
import { isSameGames, roomNeeded } from './saves/room.ts';
import { NoRoom } from './start/NoRoom.tsx';

type HandedGameProps = Extract<GameScreenProps, { readonly handed: object }>;

/**
 * A game on a puzzle that the page hands in, once there is room to keep it. Needs the texts of the groups `play`
 * and `handedGames`, and a `key` for each slot. Only for browsers.
 */
export function HandedGame(props: HandedGameProps) {
  const { slot, handed, settings } = props;
  const { t } = useTranslation('game');
  const { nameOf } = useCellNames();
  const [room, setRoom] = useState(() => roomNeeded(slot, deviceStorage));
  useEffect(() => {
    for (const each of room.free) gameStore.forget(each);
  }, [room]);
  const [oldest] = room.inProgress;
  if (!oldest) return <GameScreen {...props} />;
  const giveUp = () => {
    const { inProgress } = roomNeeded(slot, deviceStorage);
    // Another tab may have played on: the player agreed to what was said, to nothing newer.
    if (isSameGames(inProgress, room.inProgress)) {
      for (const each of inProgress) gameStore.forget(each.slot);
    }
    setRoom(roomNeeded(slot, deviceStorage));
  };
  return (
    <GameLayout
      title={handed.title}
      settings={settings}
      stats={null}
      board={<Board cells={EMPTY_VIEWS} selected={undefined} label={t('board')} nameOf={nameOf} />}
      controls={
        <NoRoom kind={slot.kind} oldest={oldest} onward={handed.onward} onGiveUp={giveUp} />
      }
      footer={<GameFooter current={undefined} onward={handed.onward} />}
    />
  );
}
