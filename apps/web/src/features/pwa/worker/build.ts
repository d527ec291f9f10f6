/** What a build of the site tells its service worker. */
export interface Build {
  /** Another one for each build that differs in anything. */
  readonly version: string;
  /** The path of the script that every page of the app starts with. */
  readonly entry: string;
  /** The paths of all files whose name changes with their content. */
  readonly assets: readonly string[];
}
