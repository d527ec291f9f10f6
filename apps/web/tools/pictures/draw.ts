import { execFileSync } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { digestOf, type SitePicture, sitePictures } from './site-pictures.ts';

/*
 * Draws the pictures of the site that are out of date (all with --all), with the machine's browser and
 * its fonts; a Japanese serif should be among them. What it draws is committed: a build draws nothing.
 */

const PUBLIC = new URL('../../public/', import.meta.url);
const FIND_BROWSER = fileURLToPath(
  new URL('../../../../scripts/ensure-browser.mjs', import.meta.url),
);
const DIGESTS = new URL('./digests.json', import.meta.url);

/** An icon file around a PNG: one picture, 32 bits a pixel. */
function icoFile(png: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
}

async function drawAll(pictures: readonly SitePicture[]) {
  const found = execFileSync(process.execPath, [FIND_BROWSER], { encoding: 'utf8' });
  const browser = await chromium.launch({ args: ['--no-sandbox'], executablePath: found.trim() });
  const page = await browser.newPage();
  for (const { file, width, height, html } of pictures) {
    await page.setViewportSize({ width, height });
    await page.setContent(html);
    const png = await page.screenshot({ omitBackground: true });
    const target = new URL(file, PUBLIC);
    await mkdir(dirname(target.pathname), { recursive: true });
    await writeFile(target, file.endsWith('.ico') ? icoFile(png, width) : png);
    process.stdout.write(`${file}\n`);
  }
  await browser.close();
}

const drawn: Record<string, string> = JSON.parse(await readFile(DIGESTS, 'utf8').catch(() => '{}'));
const pictures = await sitePictures();
const isWanted = (picture: SitePicture) =>
  process.argv.includes('--all') || drawn[picture.file] !== digestOf(picture);
await drawAll(pictures.filter(isWanted));
for (const file of Object.keys(drawn)) {
  if (!pictures.some((picture) => picture.file === file)) await rm(new URL(file, PUBLIC));
}
const digests = Object.fromEntries(pictures.map((picture) => [picture.file, digestOf(picture)]));
await writeFile(DIGESTS, `${JSON.stringify(digests, null, 2)}\n`);
