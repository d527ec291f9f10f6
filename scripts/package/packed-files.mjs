/* What a package of npm has to hold, and what it may not. */

const ALWAYS = ['package.json', 'README.md', 'LICENSE', 'CHANGELOG.md'];

/** What else belongs in the package: what was built, and the code that its maps lead to. */
const ALLOWED = [
  /^dist\/(?:parts\/)?[^/]+\.(?:c?js|d\.c?ts)(?:\.map)?$/,
  /^src\/.+(?<!\.test)\.ts$/,
];

/**
 * Every file that the entries of a package.json name.
 * @returns {string[]}
 */
function targetsIn(/** @type {unknown} */ exported) {
  if (typeof exported === 'string') return [exported.replace(/^\.\//, '')];
  return Object.values(exported ?? {}).flatMap(targetsIn);
}

/**
 * What is wrong with the files of a packed package, a line each; nothing where all is well.
 * @param {readonly string[]} files their paths in the package
 * @param {{ exports?: unknown }} manifest its package.json
 */
export function faultsOfPackage(files, manifest) {
  const wanted = [...new Set([...ALWAYS, ...targetsIn(manifest.exports)])];
  const missing = wanted.filter((path) => !files.includes(path));
  const strange = files.filter(
    (path) => !ALWAYS.includes(path) && !ALLOWED.some((pattern) => pattern.test(path)),
  );
  return [
    ...missing.map((path) => `missing: ${path}`),
    ...strange.map((path) => `strange: ${path}`),
  ];
}
