/** Where what was found is stored. Apart from what can read it: most pages only ask whether there is something. */
export const PROGRESS_KEY = 'nanpure-exercises';
