type Cell = string | number;

/** A table in Markdown. Columns whose first value is a number stand to the right. */
export function markdownTable(head: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const marks = head.map((_, column) => (typeof rows[0]?.[column] === 'number' ? '--:' : '---'));
  const lines = [head, marks, ...rows].map((cells) => `| ${cells.join(' | ')} |`);
  return lines.join('\n');
}
