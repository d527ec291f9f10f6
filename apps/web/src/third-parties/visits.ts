import { languageOf, matchPath } from '@nanpure/content';
import type { AnalyticsEvent } from './analytics/events.ts';

/** What is counted when a page is on show: nothing where the path has no language yet. */
export function eventsOfVisit(path: string, title: string): readonly AnalyticsEvent[] {
  const language = languageOf(path);
  if (!language) return [];
  const pageView: AnalyticsEvent = {
    name: 'page_view',
    parameters: { page_path: path, page_title: title, language },
  };
  const match = matchPath(path);
  if (match?.route !== 'technique') return [pageView];
  const { techniqueId } = match.params;
  return [
    pageView,
    { name: 'technique_view', parameters: { technique_id: techniqueId, language } },
  ];
}
