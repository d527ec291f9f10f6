import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { ofToday } from './proof.ts';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** What a theme can break: it changes colours and nothing else. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];

/** What axe finds wrong on a page or, given a selector, in a part of it; by all rules unless some are named. */
export async function violationsOn(page: Page, part?: string, rules?: string[]) {
  // The page keeps it until it is loaded again.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ({ selector, values }) => {
      if (!window.axe) throw new Error('axe is not on the page');
      const { violations } = await window.axe.run(selector ?? document, {
        resultTypes: ['violations'],
        ...(values && { runOnly: { type: 'rule', values } }),
      });
      return violations;
    },
    { selector: part, values: rules },
  );
}

/** Two days each: on the first day the tests run in the one language, on the second in the other. */
const OTHER_THEMES = ['dark', 'dark', 'highContrast', 'highContrast'];

/** What axe finds wrong in the themes: by all rules in the first one, then by those that look at colours, in another. */
export async function violationsInThemes(page: Page, part?: string) {
  const found: unknown[] = [];
  for (const theme of new Set(['minimal', ...ofToday(OTHER_THEMES, OTHER_THEMES.length)])) {
    await page.evaluate((name) => document.body.setAttribute('data-theme', name), theme);
    const violations = await violationsOn(
      page,
      part,
      theme === 'minimal' ? undefined : COLOUR_RULES,
    );
    found.push(...violations.map((violation) => ({ theme, ...violation })));
  }
  return found;
}
