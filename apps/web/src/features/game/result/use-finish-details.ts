import { useEffect, useState } from 'react';
import { logProblem } from '../../../lib/log.ts';
import { useLanguage } from '../../../lib/use-language.ts';
import type { Session } from '../session/session.ts';
import type { FinishSlots } from './finish-slots.ts';

type Details = Awaited<ReturnType<typeof import('./load-finish-details.ts')['loadFinishDetails']>>;

/** What the card says besides the result; `missing` where it can't be downloaded. */
export function useFinishDetails({ game, moveTimes }: Session, { loadFinishParts }: FinishSlots) {
  const language = useLanguage();
  const [details, setDetails] = useState<Details | 'missing'>();
  useEffect(() => {
    let isWanted = true;
    const load = async () => {
      const { loadFinishDetails } = await import('./load-finish-details.ts');
      return loadFinishDetails({ game, moveTimes, language, loadFinishParts });
    };
    const show = (loaded: Details | 'missing') => isWanted && setDetails(loaded);
    load()
      .then(show)
      .catch((reason) => {
        logProblem('The rest of the card could not be loaded.', reason);
        show('missing');
      });
    return () => {
      isWanted = false;
    };
  }, [game, moveTimes, language, loadFinishParts]);
  return details;
}
