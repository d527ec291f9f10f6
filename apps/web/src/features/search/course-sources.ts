import { LANGUAGES, pathTo, TECHNIQUE_SEARCH_WORDS } from '@nanpure/content';
import { STATIONS, type Station } from '@nanpure/content/course';
import { pageDescription } from '@nanpure/content/descriptions';
import { loadStrings } from '@nanpure/content/strings';
import { ALSO_CALLED, TECHNIQUE_NAMES } from '@nanpure/content/techniques';
import { keywordsOf, type Source, textOf } from './source.ts';

/** Who looks for a technique is led to the page about it first; the station beside it is the next. */
const BELOW_LESSONS = 0.5;

/** What a station is looked for by: the names of its technique, and what that is called elsewhere. */
function wordsOf(station: Station): string {
  if (station.kind !== 'technique') return keywordsOf(station.id).keywords ?? '';
  const { technique } = station;
  const { english, katakana, native } = TECHNIQUE_NAMES[technique];
  const others = LANGUAGES.flatMap((each) => ALSO_CALLED[technique][each]);
  return [english, katakana, native, ...others, TECHNIQUE_SEARCH_WORDS[technique]].join(' ');
}

/** The path of the course. */
export const coursePath: Source = async (language) => {
  const { course } = await loadStrings('course', language);
  const description = pageDescription('course:page', language);
  return [
    {
      address: pathTo('learn', { language }),
      page: course.page.title,
      text: textOf([course.path.lead, description, course.path.parts], language),
      ...keywordsOf('course'),
    },
  ];
};

/** Its stations, by what they are called and what is learnt there. */
export const stations: Source = async (language) => {
  const { course, stationPages } = await loadStrings('course', language);
  return STATIONS.map((station) => ({
    address: pathTo('station', { language, stationId: station.id }),
    weight: BELOW_LESSONS,
    page: stationPages[station.id].title,
    text: textOf(
      [course.path.about[station.id], pageDescription(`stationPages:${station.id}`, language)],
      language,
    ),
    keywords: wordsOf(station),
  }));
};
