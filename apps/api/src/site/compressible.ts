import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Representation } from '../http/representation.ts';
import { hashOf } from './static-files.ts';

const zip = promisify(gzip);
const brotli = promisify(brotliCompress);

/** Nearly as small as can be, in a tenth of the time. */
const QUALITY = 9;

/** Does something when it is first asked for, and keeps what came of it. */
function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

/** Something that the build has not compressed: that is done once, in either form when it is first asked for. */
export function compressible(content: string | Buffer, type: string): Representation {
  const plain = Buffer.from(content);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
  };
  return {
    type,
    plain,
    hash: hashOf(plain),
    forms: { br: once(() => brotli(plain, { params })), gzip: once(() => zip(plain)) },
  };
}
