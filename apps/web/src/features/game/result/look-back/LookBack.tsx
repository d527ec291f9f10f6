import type { Language } from '@nanpure/content';
import { useEffect, useState } from 'react';
import { logProblem } from '../../../../lib/log.ts';
import { useLanguage } from '../../../../lib/use-language.ts';
import type { LookBackProps } from './look-back-props.ts';
import type { WonGame } from './moments.ts';

/** Analysis and texts are downloaded when a game is won. */
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

/** Shows where the player thought long though an easier single was open; empty where that never happened. */
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
