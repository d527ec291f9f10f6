import type { Language } from '@nanpure/content';
import type { Mark } from '@nanpure/content/hints';
import type { GameCell } from '@nanpure/engine';
import { useEffect, useState } from 'react';
import { logProblem } from '../../lib/log.ts';
import { useLanguage } from '../../lib/use-language.ts';
import type { WonGame } from './moments.ts';

export interface LookBackProps {
  readonly game: WonGame;
  /** Time of the game's clock, in milliseconds, as that shows it. */
  readonly formatTime: (milliseconds: number) => string;
  /** Has the game's board stand as it did at a moment; undefined: as it is. */
  readonly onShow: (
    moment: { readonly cells: readonly GameCell[]; readonly marks: readonly Mark[] } | undefined,
  ) => void;
  /** Something to be heard. */
  readonly onTold: (text: string) => void;
}

/** The finder of moments and its words are downloaded when a game is won. */
async function lookBackOn(game: WonGame, language: Language) {
  const [{ momentsOf }, { LookBackView }, { loadLookBackWriter }] = await Promise.all([
    import('./moments.ts'),
    import('./LookBackView.tsx'),
    import('@nanpure/content/look-back'),
  ]);
  return {
    View: LookBackView,
    moments: momentsOf(game),
    writer: await loadLookBackWriter(language),
  };
}

/** Where the game took long though something easier was open; nothing where that never was so. */
export function LookBack(props: LookBackProps) {
  const { game } = props;
  const language = useLanguage();
  const [found, setFound] = useState<Awaited<ReturnType<typeof lookBackOn>>>();
  useEffect(() => {
    let isWanted = true;
    lookBackOn(game, language)
      .then((next) => isWanted && setFound(next))
      .catch((reason) => logProblem('No look back.', reason));
    return () => {
      isWanted = false;
    };
  }, [game, language]);
  if (!found || found.moments.length === 0) return null;
  return <found.View {...props} moments={found.moments} writer={found.writer} />;
}
