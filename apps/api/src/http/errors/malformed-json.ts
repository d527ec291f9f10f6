import type { ErrorDetails } from '@nanpure/content/api';
import { visit } from 'jsonc-parser';

type Place = Pick<ErrorDetails['malformed-json'], 'line' | 'column'>;

/** Where a text goes on after its beginning: line and column from 1, in characters. */
function placeAfter(beginning: string): Place {
  const lines = beginning.split(/\r\n|\r|\n/);
  return { line: lines.length, column: [...(lines.at(-1) ?? '')].length + 1 };
}

/** Where a text that is not JSON first goes wrong: the beginning of the word, number or string that does. */
export function malformedPlace(text: string): Place {
  const offsets: number[] = [];
  try {
    visit(text, { onError: (_code, offset) => offsets.push(offset) }, { disallowComments: true });
  } catch (error) {
    // Nested so deeply that looking for the place takes more stack than there is.
    if (!(error instanceof RangeError)) throw error;
  }
  const [first] = offsets;
  return first === undefined ? {} : placeAfter(text.slice(0, first));
}

/** Where bytes first are not UTF-8. */
export function notUtf8Place(bytes: Uint8Array): Place {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
  const replaced = new TextEncoder().encode(text);
  const first = replaced.findIndex((byte, at) => byte !== bytes[at]);
  return placeAfter(new TextDecoder().decode(bytes.subarray(0, first)));
}
