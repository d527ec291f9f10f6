import type { ProblemSourceError } from './problem-source.ts';

/** The key of the text that says why there is no puzzle. */
export function reasonOf(error: ProblemSourceError): 'network' | 'server' | 'file' | 'notMade' {
  switch (error.code) {
    case 'unreachable':
      return 'network';
    case 'missing':
      return error.status >= 500 ? 'server' : 'file';
    case 'damaged':
    case 'empty':
      return 'file';
    case 'not-made':
      return 'notMade';
  }
}
