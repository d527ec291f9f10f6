declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'woff2';
    /** OpenType features by their tags. */
    readonly keepFeatures: readonly string[];
    readonly noHinting: boolean;
    readonly preserveNameIds: readonly number[];
    readonly variationAxes: Readonly<
      Record<string, { readonly min: number; readonly max: number }>
    >;
  }

  /** The font with the glyphs of a text only. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
