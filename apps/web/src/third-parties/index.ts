import type { Language } from '@nanpure/content';
import { useEffect, useLayoutEffect } from 'react';
import { logProblem } from '../lib/log.ts';
import type { AnalyticsEvent } from './analytics/events.ts';
import { deviceConsent } from './consent/answer/device-consent.ts';
import { keepRoomsOfPage } from './consent/rooms.ts';

/** Downloaded when it is first needed, and never where there is nothing to ask for. */
const run = () => import('./run.tsx');

const notLoaded = (reason: unknown) =>
  logProblem('Nothing is asked or counted on this page.', reason);

/** Tells that a page is on show: consent is asked for, and the visit counted if it is given. */
export const useVisit: (path: string, language: Language) => void = import.meta.env
  .HAS_THIRD_PARTIES
  ? (path, language) => {
      // biome-ignore lint/correctness/useExhaustiveDependencies: it is the page that is another one
      useLayoutEffect(() => keepRoomsOfPage(deviceConsent.current()), [path]);
      useEffect(() => {
        const { title } = document;
        run().then(({ visit }) => visit(path, title, language), notLoaded);
      }, [path, language]);
    }
  : () => undefined;

/** Counts something, if the visitor agrees. */
export const report: (event: AnalyticsEvent) => void = import.meta.env.HAS_THIRD_PARTIES
  ? (event) => void run().then((loaded) => loaded.report(event), notLoaded)
  : () => undefined;

/** Counts that the visitor chose another language; undefined where nothing is counted. */
export const reportSwitch = import.meta.env.HAS_THIRD_PARTIES
  ? (from: Language, to: Language) => {
      if (from === to) return;
      const parameters = { from_language: from, to_language: to };
      report({ name: 'language_switch', parameters });
    }
  : undefined;
