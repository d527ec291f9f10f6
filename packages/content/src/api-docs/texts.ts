/** What a translation of `English` holds: the same keys and lists, all of them texts. */
export type Texts<English> = {
  readonly [Key in keyof English]: English[Key] extends string ? string : Texts<English[Key]>;
};
