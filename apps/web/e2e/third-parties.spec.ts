import { test } from './support/third-parties.ts';

test('look', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('klaro-consent', '{"analytics":true,"advertising":true}');
    const Old = IntersectionObserver;
    (window as any).seen = [];
    window.IntersectionObserver = class extends Old {
      constructor(cb: any, o: any) {
        super((entries: any, ob: any) => {
          for (const e of entries) (window as any).seen.push([e.target.closest('aside')?.dataset.placement, e.isIntersecting, e.intersectionRatio, e.target.dataset.adStatus]);
          cb(entries, ob);
        }, o);
      }
    } as any;
  });
  await page.goto('/en/techniques/x-wing');
  await page.waitForTimeout(2000);
  console.log(JSON.stringify(await page.evaluate(() => (window as any).seen)));
  console.log(JSON.stringify(await page.evaluate(() => [...(window as any).dataLayer].map((e: any) => [...e]))));
});
