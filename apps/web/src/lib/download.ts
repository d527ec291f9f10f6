/** Has the browser save a text as a file. */
export function downloadText(fileName: string, text: string, type = 'application/json') {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = Object.assign(document.createElement('a'), { href: url, download: fileName });
  link.click();
  // Not at once: some browsers begin to read only after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
