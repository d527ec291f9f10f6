/** The one cell of a board that the Tab key leads to: the selected one, where one is. */
export const TAB_STOP = '[role="gridcell"][tabindex="0"]';
