/*
 * Prints how many milliseconds Node takes to read, compile and run a package: `node time-import.mjs NAME`, the built
 * one. It is found before that, which takes as long whatever is in it.
 */
const [name = ''] = process.argv.slice(2);
const url = import.meta.resolve(name);
const start = performance.now();
await import(url);
console.log(performance.now() - start);
