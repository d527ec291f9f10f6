import type { Language, StationId } from '@nanpure/content';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';

/** The page of a station, with its lesson and tasks in a language. */
export function loadStationPage(id: StationId, _language: Language): Promise<ComponentType> {
  return Promise.resolve(function StationPage() {
    const { t } = useTranslation('stationPages');
    return <h1 id="title">{t(`${id}.name`)}</h1>;
  });
}
