import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

const COMPRESSIBLE = /\.(?:html|js|css|json|svg|txt|xml|webmanifest|map)$/;
/** What fits into one packet anyway gains nothing. In bytes. */
const SMALLEST = 1024;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const FORMS = [
  {
    suffix: '.br',
    compress: (text: Buffer) =>
      brotli(text, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: text.length } }),
  },
  { suffix: '.gz', compress: (text: Buffer) => zip(text, { level: constants.Z_BEST_COMPRESSION }) },
];

async function compressFile(file: string) {
  const text = await readFile(file);
  for (const { suffix, compress } of FORMS) {
    const compressed = await compress(text);
    if (compressed.length < text.length) await writeFile(file + suffix, compressed);
  }
}

/** Puts a compressed form beside each file of a folder that is worth it. */
export async function precompressFolder(folder: string) {
  for (const name of await readdir(folder, { recursive: true })) {
    const file = join(folder, name);
    if (!COMPRESSIBLE.test(name)) continue;
    const info = await stat(file);
    if (info.isFile() && info.size >= SMALLEST) await compressFile(file);
  }
}

/** Compresses once and as well as possible what would otherwise be compressed for each visitor. */
export function precompress(): Plugin {
  return {
    name: 'nanpure:precompress',
    apply: 'build',
    buildApp: {
      order: 'post',
      async handler({ environments: { client } }) {
        if (!client) throw new Error('There is no build for browsers to compress.');
        await precompressFolder(resolve(client.config.root, client.config.build.outDir));
      },
    },
  };
}
