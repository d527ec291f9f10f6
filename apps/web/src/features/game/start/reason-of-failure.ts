import type { PuzzleBankError } from '../../../lib/bank/puzzle-bank.ts';

/** The key of the text that says why no puzzle could be loaded. */
export function reasonOf(error: PuzzleBankError): 'network' | 'server' | 'file' {
  switch (error.code) {
    case 'unreachable':
      return 'network';
    case 'missing':
      return error.status >= 500 ? 'server' : 'file';
    case 'damaged':
    case 'empty':
      return 'file';
  }
}
