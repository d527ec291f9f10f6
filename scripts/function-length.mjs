import ts from 'typescript';

/**
 * A function by its name and how many lines it takes, its comment not counted.
 * @typedef {{ name: string, lines: number }} FunctionLength
 */

/**
 * The name of a function that has one: declared, a method, or held by a constant. Callbacks without a name
 * count as lines of the function around them; they would only make the median look better.
 */
function nameOf(/** @type {ts.Node} */ node) {
  if (ts.isFunctionDeclaration(node) || ts.isMethodDeclaration(node) || ts.isAccessor(node)) {
    return node.body && node.name?.getText();
  }
  if (ts.isConstructorDeclaration(node)) return node.body && 'constructor';
  const isHeld = ts.isArrowFunction(node) || ts.isFunctionExpression(node);
  return isHeld && ts.isVariableDeclaration(node.parent) ? node.parent.name.getText() : undefined;
}

/**
 * The functions of a TypeScript file, in order. Its name tells whether there is JSX in it.
 * @param {string} text
 * @returns {FunctionLength[]}
 */
export function functionLengths(text, name = 'file.ts') {
  const file = ts.createSourceFile(name, text, ts.ScriptTarget.ES2022, true);
  /** @type {FunctionLength[]} */
  const found = [];
  const lineAt = (/** @type {number} */ place) => file.getLineAndCharacterOfPosition(place).line;
  const visit = (/** @type {ts.Node} */ node) => {
    const name = nameOf(node);
    if (name) found.push({ name, lines: lineAt(node.end) - lineAt(node.getStart(file)) + 1 });
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** The smallest of the values that at least this share (0-1) of them do not exceed; 0 for none. */
export function percentile(/** @type {readonly number[]} */ values, /** @type {number} */ share) {
  const inOrder = [...values].sort((a, b) => a - b);
  return inOrder[Math.max(0, Math.ceil(share * inOrder.length) - 1)] ?? 0;
}
