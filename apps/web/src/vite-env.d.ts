interface ImportMetaEnv {
  /** The site's origin without a slash at the end, or empty when it is not known. */
  readonly PUBLIC_URL: string;
}

interface ImportMeta {
  readonly env: ImportMetaEnv;
}
