import { execFile } from 'node:child_process';
import { tmpdir } from 'node:os';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { violationsOn } from './support/axe.ts';
import { timeOutByClock } from './support/clock.ts';
import { expect, test } from './support/fixtures.ts';

const run = promisify(execFile);

const WORDS = {
  en: {
    open: 'Contact us',
    message: /^Message/,
    email: /^Email/,
    bug: 'A bug',
    send: 'Send',
    required: 'Please fill in the required fields',
    failed: /^Failed to send message\. Please try again later\./,
    success: 'Thank you for your feedback. Your message has been sent successfully.',
  },
  ja: {
    open: 'お問い合わせ',
    message: /^メッセージ/,
    email: /^メールアドレス/,
    bug: '不具合のご報告',
    send: '送信',
    required: '必須項目を入力してください',
    failed: /^メッセージを送信できませんでした。しばらくしてから/,
    success: 'ご意見ありがとうございます。メッセージを送信しました。',
  },
} as const;

/** A form is opened, and sent a good while later: nobody writes within two seconds. */
const NOW = new Date('2026-03-01T12:00:00Z');
const LATER = new Date('2026-03-01T12:05:00Z');

const SEND = '**/api/send-contact';

interface Stored {
  readonly type: string;
  readonly message: string;
  readonly email: string | null;
  readonly language: string;
  readonly userAgent: string;
  readonly suspicion: string | null;
}

/** The messages in the store with some text in them, as the command for whoever runs the site has them. */
async function storedMessages(text: string): Promise<Stored[]> {
  const { stdout } = await run('node', ['../api/dist/contact.js', 'export'], {
    env: {
      ...process.env,
      DATABASE_URL: `file:${tmpdir()}/nanpure-e2e-${process.env.E2E_PORT}.db`,
    },
  });
  const all = stdout.split('\n').filter(Boolean);
  return all.map((line): Stored => JSON.parse(line)).filter(({ message }) => message === text);
}

/** The form's parts in a language, and the button that opens it. */
function formOf(page: Page, language: keyof typeof WORDS) {
  const words = WORDS[language];
  const footer = page.getByRole('contentinfo');
  return {
    words,
    toggle: footer.getByRole('button', { name: words.open }),
    form: footer.getByRole('form'),
    message: footer.getByRole('textbox', { name: words.message }),
    email: footer.getByRole('textbox', { name: words.email }),
    send: footer.getByRole('button', { name: words.send, exact: true }),
    status: footer.getByRole('status'),
  };
}

async function openForm(page: Page, language: keyof typeof WORDS = 'en') {
  await page.goto(`/${language}`);
  const parts = formOf(page, language);
  await parts.toggle.click();
  await expect(parts.message).toBeVisible();
  return parts;
}

test.describe('the contact form and the real server', () => {
  // The last one uses up what an address may send in an hour.
  test.describe.configure({ mode: 'serial' });

  test('takes a message to the store once, thanks for three seconds, and is empty again @2.25 @4.42 @4.43 @7.1 @8.11 @9.11', async ({
    page,
  }) => {
    await page.clock.install({ time: NOW });
    const { toggle, message, email, send, status, words, form } = await openForm(page);
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(send).toBeDisabled();
    const text = `The timer\nruns backwards. ${Date.now()}`;
    await page.getByRole('radio', { name: words.bug }).check();
    await message.fill(`  ${text}\n`);
    await email.fill('someone@example.org');
    await page.clock.pauseAt(LATER);
    await send.dblclick();
    await expect(status).toHaveText(words.success);
    await expect(status).toBeFocused();
    await page.clock.runFor(2900);
    await expect(status).toBeVisible();
    await page.clock.runFor(200);
    await expect(form).toBeHidden();
    await expect(toggle).toBeFocused();
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await toggle.click();
    await expect(message).toHaveValue('');
    await expect(email).toHaveValue('');
    await expect(page.getByRole('radio', { checked: true }).last()).toHaveAccessibleName(
      'A suggestion',
    );
    expect(await storedMessages(text)).toEqual([
      expect.objectContaining({
        type: 'bug',
        email: 'someone@example.org',
        language: 'en',
        userAgent: expect.stringContaining('Chrome'),
        suspicion: null,
      }),
    ]);
  });

  test('by keyboard alone, in Japanese, without an address @5.13 @5.15 @8.12', async ({ page }) => {
    await page.clock.install({ time: NOW });
    await page.goto('/ja/terms-of-service');
    const { toggle, message, send, status, words } = formOf(page, 'ja');
    await toggle.focus();
    await page.keyboard.press('Enter');
    await expect(message).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('radio', { name: '改善のご提案' })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(message).toBeFocused();
    // A form with nothing in it can be sent by keys, and then says what it needs.
    await page.keyboard.press('Control+Enter');
    await expect(message).toHaveAccessibleDescription(new RegExp(words.required));
    await expect(message).toHaveAttribute('aria-invalid', 'true');
    const text = `もっと大きな数字を。${Date.now()}`;
    await page.keyboard.type(text);
    await expect(message).not.toHaveAttribute('aria-invalid', 'true');
    await page.clock.pauseAt(LATER);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(send).toBeFocused();
    await page.keyboard.press('Space');
    await expect(status).toHaveText(words.success);
    expect(await storedMessages(text)).toEqual([
      expect.objectContaining({
        type: 'improvement',
        email: null,
        language: 'ja',
        suspicion: null,
      }),
    ]);
  });

  test.describe('when the reply is lost on its way', () => {
    test.use({ expectedErrors: [/ERR_FAILED/] });

    test('a message that is sent again arrives once', async ({ page }) => {
      await page.clock.install({ time: NOW });
      const { message, send, status, words } = await openForm(page);
      const text = `Only once, please. ${Date.now()}`;
      await page.route(SEND, async (route) => {
        await route.fetch();
        await route.abort();
      });
      await message.fill(text);
      await page.clock.pauseAt(LATER);
      await send.click();
      await expect(status).toHaveText(words.failed);
      expect(await storedMessages(text)).toHaveLength(1);
      await page.unroute(SEND);
      await send.click();
      await expect(status).toHaveText(words.success);
      expect(await storedMessages(text)).toHaveLength(1);
    });
  });

  test.describe('when an hour has brought enough', () => {
    test.use({ expectedErrors: [/status of 429/] });

    test('says when to try again, and keeps the text @10.30', async ({ page, request }) => {
      let status = 200;
      for (let sent = 0; status === 200 && sent < 6; sent++) {
        status = (await request.post('/api/send-contact', { data: { message: 'x' } })).status();
      }
      expect(status).toBe(429);
      const { message, send, status: line } = await openForm(page);
      await message.fill('One more');
      await send.click();
      await expect(line).toHaveText(/^Failed to send message\. Please try again in \d\d minutes\./);
      await expect(message).toHaveValue('One more');
    });
  });
});

test.describe('without a server', () => {
  test.use({ expectedErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test('a message outlives failure, closing, a switch of the language and a reload @8.10 @10.30', async ({
    page,
    context,
  }) => {
    const english = await openForm(page);
    await english.message.fill('Please keep me');
    await english.email.fill('someone@example.org');
    await context.setOffline(true);
    await english.send.click();
    await expect(english.status).toHaveText(english.words.failed);
    await expect(english.status).toBeFocused();
    await expect(english.send).toBeEnabled();
    await context.setOffline(false);

    await english.toggle.click();
    await expect(english.form).toBeHidden();
    await english.toggle.click();
    await expect(english.message).toHaveValue('Please keep me');

    const japanese = formOf(page, 'ja');
    await page.getByRole('link', { name: '日本語' }).first().click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'ja');
    await expect(japanese.message).toHaveValue('Please keep me');

    await page.reload();
    await japanese.toggle.click();
    await expect(japanese.message).toHaveValue('Please keep me');
    await expect(japanese.email).toHaveValue('someone@example.org');
  });

  test('an answer that never comes is a failure after 15 seconds @4.42 @5.12 @10.30', async ({
    page,
  }) => {
    await page.route(SEND, () => undefined);
    await timeOutByClock(page);
    await page.clock.install();
    const { message, send, status, words, form } = await openForm(page, 'ja');
    await message.fill('まだですか');
    await send.click();
    await expect(status).toHaveText('送信中');
    await expect(form.getByRole('button', { name: '送信中' })).toBeDisabled();
    await page.clock.fastForward(15_100);
    await expect(status).toHaveText(words.failed);
    await expect(message).toHaveValue('まだですか');
  });
});

test('what cannot be sent is said at its field, and nothing leaves the browser @5.12 @5.14 @5.16', async ({
  page,
}) => {
  const requests: string[] = [];
  await page.route(SEND, (route) => {
    requests.push(route.request().url());
    return route.abort();
  });
  const { message, email, send } = await openForm(page);
  await message.fill('x'.repeat(5001));
  await email.fill('someone');
  await send.click();
  await expect(message).toBeFocused();
  await expect(message).toHaveAccessibleDescription(/5,001 of 5,000.*too long/);
  await message.fill('x'.repeat(5000));
  await send.click();
  await expect(email).toBeFocused();
  await expect(email).toHaveAccessibleDescription(/does not look like an email address/);
  await message.fill(' \n ');
  await expect(send).toBeDisabled();
  await email.press('Enter');
  await expect(message).toBeFocused();
  await expect(message).toHaveAccessibleDescription(/Please fill in the required fields/);
  expect(requests).toEqual([]);
});

test('the open form fits a narrow phone, and axe finds nothing', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
  const { message, send } = await openForm(page, 'ja');
  await message.fill('x'.repeat(5001));
  await send.click();
  await expect(message).toBeFocused();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
  expect(await violationsOn(page, 'footer')).toEqual([]);
});
