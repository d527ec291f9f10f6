import { chromium } from '@playwright/test';
const [,, base, out, ...paths] = process.argv;
const browser = await chromium.launch({ executablePath: process.env.CHROME_PATH, args: ['--no-sandbox','--disable-gpu'] });
for (const width of [360, 1280]) for (const path of paths) {
  const page = await browser.newPage({ viewport: { width, height: width === 360 ? 740 : 900 } });
  page.on('console', (m) => m.type() === 'error' && console.log(path, m.text()));
  page.on('pageerror', (e) => console.log(path, String(e)));
  await page.goto(base + path); await page.waitForTimeout(600);
  const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  if (over > 0) console.log('overflow', path, width, over);
  await page.screenshot({ path: `${out}/${path.replaceAll('/', '_')}-${width}.png`, fullPage: true });
  await page.close();
}
await browser.close();
