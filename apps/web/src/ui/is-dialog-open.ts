/** Whether a dialog is open over the page: the keys are its own then. */
export function isDialogOpen(): boolean {
  return document.querySelector('dialog:modal') !== null;
}
