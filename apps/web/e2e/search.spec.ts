import { violationsOn } from './support/axe.ts';
import { expect, test } from './support/fixtures.ts';
import { recordShifts, shiftsOn } from './support/layout-shifts.ts';
import { LANGUAGES_OF_TODAY } from './support/proof.ts';

const WORDS = {
  en: {
    link: 'Search',
    field: 'What are you looking for?',
    submit: 'Search',
    query: 'naked pair',
    count: /^(The first 20 of )?\d+ results for “naked pair”$/,
    first: 'Naked Pair',
    marked: ['Naked', 'Pair'],
    nothing: 'Nothing found for “qqqq”',
    suggestion: 'notes',
    found: /^The first 20 of \d{2} results for “notes”$/,
  },
  ja: {
    link: 'サイト内検索',
    field: '何をお探しですか？',
    submit: '検索',
    query: '二国同盟',
    count: /^「二国同盟」の検索結果：\d+件(のうち上位20件)?$/,
    first: 'ネイキッドペア',
    marked: [],
    nothing: '「qqqq」は見つかりませんでした',
    suggestion: 'メモ',
    found: /^「メモ」の検索結果：\d+件のうち上位20件$/,
  },
} as const;

for (const language of LANGUAGES_OF_TODAY) {
  const words = WORDS[language];

  test(`what is looked for is found, marked and one click away, in ${language} @2.19`, async ({
    page,
    baseURL,
  }) => {
    await page.goto(`/${language}`);
    await page.getByRole('contentinfo').getByRole('link', { name: words.link }).click();
    const field = page.getByRole('searchbox', { name: words.field });
    const status = page.getByRole('main').getByRole('status');
    await expect(status).toBeEmpty();

    await field.fill(words.query);
    await page.getByRole('button', { name: words.submit }).click();
    await expect(page).toHaveURL(
      `${baseURL}/${language}/search?${new URLSearchParams({ q: words.query })}`,
    );
    await expect(status).toHaveText(words.count);
    const first = page.getByRole('main').getByRole('listitem').first();
    await expect(first.getByRole('link')).toHaveText(words.first);
    await expect(first.getByRole('link').locator('mark')).toHaveText([...words.marked]);
    expect(await violationsOn(page, 'main')).toEqual([]);

    // The address keeps the query, and brings it back.
    await page.reload();
    await expect(field).toHaveValue(words.query);
    await expect(status).toHaveText(words.count);

    await field.fill('qqqq');
    await field.press('Enter');
    await expect(status).toHaveText(words.nothing);
    await expect(field).toBeFocused();
    await page.getByRole('link', { name: words.suggestion, exact: true }).click();
    await expect(status).toHaveText(words.found);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveCount(20);
    await page.goBack();
    await expect(field).toHaveValue('qqqq');
    await expect(status).toHaveText(words.nothing);
  });
}

test('what is typed before the app is there is searched for', async ({ page }) => {
  let letScriptsCome = () => {};
  const wait = new Promise<void>((resolve) => {
    letScriptsCome = resolve;
  });
  await page.route(/\/assets\/[^/]+[.]js$/, async (route) => {
    await wait;
    await route.continue();
  });
  await page.goto('/en/search', { waitUntil: 'commit' });
  await page.getByRole('searchbox').fill('naked pair');
  letScriptsCome();
  await expect(page.locator('[data-hydrated]')).toBeAttached();
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expect(page.getByRole('status')).toHaveText(/results for “naked pair”$/);
});

test('a setting that is found opens where it is changed, until it is closed', async ({ page }) => {
  await page.goto('/en/search?q=timer');
  await page.getByRole('main').getByRole('listitem').first().getByRole('link').click();
  await expect(page).toHaveURL('/en/game/easy#settings');
  const settings = page.getByRole('dialog', { name: 'Settings' });
  await expect(settings).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(settings).toBeHidden();
  await expect(page).toHaveURL('/en/game/easy');
});

test('@phone-only a query is shown as text whatever is in it, and fits 320 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 568 });
  const hostile = `<img src=x onerror=alert(1)>{{count}}$t(search:title)${'あ'.repeat(500)}`;
  await page.goto(`/ja/search?${new URLSearchParams({ q: hostile })}`);
  const status = page.getByRole('main').getByRole('status');
  await expect(status).toContainText('<img src=x onerror=alert(1)>{{count}}$t(search:title)あ');
  expect([...(await page.getByRole('searchbox').inputValue())]).toHaveLength(100);
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await overflow()).toBeLessThanOrEqual(0);
});

test.describe('without its index', () => {
  test.use({ expectedErrors: [/Failed to load|ERR_FAILED/] });

  test('the search says so, and can be tried again', async ({ page }) => {
    await page.route(/\/assets\/search-index-/, (route) => route.abort());
    await page.goto('/en/search?q=notes');
    const status = page.getByRole('main').getByRole('status');
    await expect(status).toHaveText('The search could not be loaded.');
    await page.unroute(/\/assets\/search-index-/);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(status).toHaveText(/results for “notes”$/);
  });
});

test('an address with a query shows its results and moves nothing', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await recordShifts(page);
  for (const language of ['en', 'ja'] as const) {
    await page.goto(`/${language}/search?q=${WORDS[language].suggestion}`);
    await expect(page.getByRole('status')).toHaveText(WORDS[language].found);
    expect(await shiftsOn(page), language).toEqual([]);
  }
});
