/** The part of Klaro that is used here. */
declare module 'klaro/dist/klaro-no-css.js' {
  const klaro: import('./klaro.ts').Klaro;
  export default klaro;
}
