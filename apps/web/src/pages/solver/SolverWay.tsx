import type { Language } from '@nanpure/content';
import { loadLadderWriter } from '@nanpure/content/ladder';
import { i18nIn } from '../../features/language/i18n.ts';
import type { WayParts } from '../../features/solver/use-way-parts.ts';
import { Way } from '../../features/solver/way/Way.tsx';
import { StepTable } from '../../features/techniques/beyond/StepTable.tsx';
import { StepWords } from '../../features/techniques/beyond/StepWords.tsx';
import { pathAbout } from '../../features/techniques/beyond/standing-rows.ts';

/** What shows a way in a language, with steps drawn and told as the reference pages do. */
export async function loadWayParts(language: Language): Promise<WayParts> {
  const writer = await loadLadderWriter(language);
  return {
    language,
    texts: i18nIn(language),
    Way,
    tools: {
      writer,
      drawBoard: (board) => <StepTable {...board} />,
      tellStep: (told, drawing) => <StepWords told={told} drawing={drawing} />,
      pathAbout: (technique) => pathAbout(technique, language),
    },
  };
}
