import { test } from '@playwright/test';
import { buildSite } from './support/third-parties/site.ts';

/* Before all tests with third parties, once: the product has none built in. */

// In one worker, which loads what they are built by once.
test.describe.configure({ mode: 'default', timeout: 180_000 });

test('a site with third parties is built', () => buildSite('whole'));

test('a site that has Klaro from elsewhere is built', () => buildSite('klaro-elsewhere'));
