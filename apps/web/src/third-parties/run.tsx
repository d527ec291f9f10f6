import type { Language } from '@nanpure/content';
import { createRoot } from 'react-dom/client';
import { I18nextProvider } from 'react-i18next';
import { i18nIn, loadTexts } from '../features/language/i18n.ts';
import { logProblem } from '../lib/log.ts';
import { adProvider } from './ad-provider.ts';
import { createAnalytics } from './analytics/analytics.ts';
import type { AnalyticsEvent } from './analytics/events.ts';
import { createGoogleAnalytics } from './analytics/google-analytics.ts';
import { KLARO_URL, MEASUREMENT_ID, SERVICES } from './configured.ts';
import { deviceConsent } from './consent/answer/device-consent.ts';
import { ConsentQuestion } from './consent/question/ConsentQuestion.tsx';
import { closeRoomForAds } from './consent/rooms.ts';
import { eventsOfVisit } from './visits.ts';

/* All that third parties need once a page is on show. Nothing is asked of them before consent. */

const analytics = MEASUREMENT_ID
  ? createAnalytics(createGoogleAnalytics(MEASUREMENT_ID))
  : undefined;

function followConsent() {
  const consent = deviceConsent.current();
  if (!consent.advertising) {
    closeRoomForAds();
    adProvider.stop();
  }
  analytics?.follow(consent);
}

function mountQuestion() {
  const place = document.createElement('div');
  // Its content is placed in the page as if it stood there itself.
  place.style.display = 'contents';
  document.body.append(place);
  const root = createRoot(place);
  return (language: Language) =>
    root.render(
      <I18nextProvider i18n={i18nIn(language)}>
        <ConsentQuestion language={language} services={SERVICES} klaroUrl={KLARO_URL} />
      </I18nextProvider>,
    );
}

const ask = mountQuestion();
deviceConsent.subscribe(followConsent);
deviceConsent.watch();

/** A page is on show. */
export function visit(path: string, title: string, language: Language) {
  analytics?.visit(path, eventsOfVisit(path, title));
  loadTexts(language, 'consent').then(
    () => ask(language),
    (reason: unknown) => logProblem('The question about cookies could not be loaded.', reason),
  );
}

/** Something happened that is counted while the visitor agrees. */
export function report(event: AnalyticsEvent) {
  analytics?.report(event);
}
