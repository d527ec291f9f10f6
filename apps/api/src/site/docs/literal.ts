/** A language that values are written in. */
interface Notation {
  readonly scalar: (value: unknown) => string;
  readonly key: (key: string) => string;
  /** Between the brackets of an object on one line, and what they hold. */
  readonly padding: string;
  readonly indentation: string;
  /** After the last item of several lines. */
  readonly lastComma: string;
}

const MAX_WIDTH = 72;

const PYTHON_NAMES = new Map<unknown, string>([
  [true, 'True'],
  [false, 'False'],
  [null, 'None'],
]);

const IDENTIFIER = /^[a-z_]\w*$/i;

/** A string in single quotes. */
function singleQuoted(text: string): string {
  const inner = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"');
  return `'${inner.replaceAll("'", "\\'")}'`;
}

const JSON_NOTATION: Notation = {
  scalar: (value) => JSON.stringify(value),
  key: (key) => JSON.stringify(key),
  padding: '',
  indentation: '  ',
  lastComma: '',
};

const TYPESCRIPT: Notation = {
  scalar: (value) => (typeof value === 'string' ? singleQuoted(value) : JSON.stringify(value)),
  key: (key) => (IDENTIFIER.test(key) ? key : singleQuoted(key)),
  padding: ' ',
  indentation: '  ',
  lastComma: ',',
};

const PYTHON: Notation = {
  scalar: (value) => PYTHON_NAMES.get(value) ?? JSON.stringify(value),
  key: (key) => JSON.stringify(key),
  padding: '',
  indentation: '    ',
  lastComma: ',',
};

const NOTATIONS = { json: JSON_NOTATION, typescript: TYPESCRIPT, python: PYTHON };

/** Writes a value: on one line where it fits, and else a line for each of its parts. */
function write(value: unknown, notation: Notation, room: number): string {
  if (typeof value !== 'object' || value === null) return notation.scalar(value);
  const isList = Array.isArray(value);
  const entries = Object.entries(value).filter(([, each]) => each !== undefined);
  const { indentation, padding, lastComma } = notation;
  const parts = entries.map(([key, each]) => {
    const label = isList ? '' : `${notation.key(key)}: `;
    return label + write(each, notation, room - indentation.length - label.length);
  });
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  if (parts.length === 0) return open + close;
  const space = isList ? '' : padding;
  const line = open + space + parts.join(', ') + space + close;
  if (line.length <= room && !line.includes('\n')) return line;
  const lines = parts.join(',\n').replaceAll(/^/gm, indentation);
  return `${open}\n${lines}${lastComma}\n${close}`;
}

/** A value of JSON as JSON, TypeScript or Python has it, on lines that are not too long. */
export function literal(value: unknown, notation: keyof typeof NOTATIONS): string {
  return write(value, NOTATIONS[notation], MAX_WIDTH);
}
