/**
 * What a translation of `English` holds: the same keys, all of them texts. English plurals have a
 * form of their own for one; languages without that form leave it out.
 */
export type Translation<English> = {
  readonly [Key in keyof English as Key extends `${string}_one`
    ? never
    : Key]: English[Key] extends string ? string : Translation<English[Key]>;
};
