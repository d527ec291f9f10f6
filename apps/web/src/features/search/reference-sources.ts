import { LANGUAGES, pathTo } from '@nanpure/content';
import { ladderAlsoCalled, ladderName } from '@nanpure/content/ladder';
import { REFERENCE_PAGES } from '@nanpure/content/reference';
import { loadStrings } from '@nanpure/content/strings';
import { type Source, textOf } from './source.ts';

/** Who looks for what a lesson is about is led to the lesson, not to a page about a variant of it. */
const BELOW_LESSONS = 0.4;

/** The reference pages by their names and descriptions: to search all that they say takes all of them. */
export const referencePages: Source = async (language) => {
  const { referencePages: texts } = await loadStrings('reference', language);
  return REFERENCE_PAGES.map(({ id, rungs }) => ({
    address: pathTo('reference', { language, referenceId: id }),
    weight: BELOW_LESSONS,
    page: texts[id].name,
    text: texts[id].description,
    keywords: rungs
      .flatMap((rung) =>
        LANGUAGES.flatMap((each) => [ladderName(rung, each), ...ladderAlsoCalled(rung, each)]),
      )
      .join(' '),
  }));
};

/** Their list, by what it says of the families. */
export const referenceList: Source = async (language) => {
  const { reference: texts } = await loadStrings('reference', language);
  const address = pathTo('referenceList', { language });
  return [{ address, page: texts.title, text: textOf([texts.lead, texts.families], language) }];
};
