import { expect, test } from 'vitest';
import { type Agreement, createAnalytics } from './analytics.ts';
import type { AnalyticsEvent } from './events.ts';

const BOTH = { analytics: true, advertising: true };
const ONLY_ADS = { analytics: false, advertising: true };
const NONE = { analytics: false, advertising: false };

const pageView = (path: string): AnalyticsEvent => ({
  name: 'page_view',
  parameters: { page_path: path, page_title: path, language: 'en' },
});
const START: AnalyticsEvent = {
  name: 'game_start',
  parameters: { difficulty: 'easy', problem_source: 'bank' },
};

/** Analytics with a provider that writes down what it is told. */
function open() {
  const sent: string[] = [];
  const followed: Agreement[] = [];
  const analytics = createAnalytics({
    follow: (agreement) => followed.push(agreement),
    send: ({ name, parameters }) =>
      sent.push('page_path' in parameters ? parameters.page_path : name),
  });
  const visit = (path: string) => analytics.visit(path, [pageView(path)]);
  return { ...analytics, visit, sent, followed };
}

test('nothing is sent before the visitor agrees, and then only the page on show @6.3', () => {
  const { visit, report, follow, sent, followed } = open();
  visit('/en');
  visit('/en/techniques');
  report(START);
  follow(NONE);
  expect(sent).toEqual([]);
  expect(followed).toEqual([]);
  follow(BOTH);
  expect(sent).toEqual(['/en/techniques']);
  expect(followed).toEqual([BOTH]);
});

test('ads alone count nothing @6.3', () => {
  const { visit, report, follow, sent } = open();
  follow(ONLY_ADS);
  visit('/en');
  report(START);
  expect(sent).toEqual([]);
});

test('each visit counts once, and coming back counts again @4.47', () => {
  const { visit, follow, sent } = open();
  follow(BOTH);
  for (const path of ['/en', '/en', '/ja', '/en', '/en']) visit(path);
  expect(sent).toEqual(['/en', '/ja', '/en']);
});

test('after a withdrawal nothing is sent; agreeing again counts a page once', () => {
  const { visit, report, follow, sent } = open();
  follow(BOTH);
  visit('/en');
  follow(NONE);
  report(START);
  follow(BOTH);
  expect(sent).toEqual(['/en']);
  follow(NONE);
  visit('/ja');
  follow(BOTH);
  report(START);
  expect(sent).toEqual(['/en', '/ja', 'game_start']);
});
