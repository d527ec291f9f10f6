import { readFileSync, statSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import digests from './digests.json' with { type: 'json' };
import { digestOf, type SitePicture, sitePictures } from './site-pictures.ts';

const fileOf = (name: string) => new URL(`../../public/${name}`, import.meta.url);

let pictures: readonly SitePicture[];
beforeAll(async () => {
  pictures = await sitePictures();
});

describe('the pictures of the site', () => {
  it('are those that its pages need now; otherwise run `npm run draw:pictures`', () => {
    const wanted = pictures.map((picture) => [picture.file, digestOf(picture)]);
    expect(digests).toEqual(Object.fromEntries(wanted));
  });

  it('have the size that the pages say', () => {
    const images = pictures.filter(({ file }) => file.endsWith('.png'));
    for (const { file, width, height } of images) {
      const png = readFileSync(fileOf(file));
      expect(png.subarray(1, 4).toString()).toBe('PNG');
      expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([width, height]);
    }
  });

  it('are small enough to be sent to a phone', () => {
    for (const { file } of pictures) expect(statSync(fileOf(file)).size).toBeLessThan(100_000);
  });
});
