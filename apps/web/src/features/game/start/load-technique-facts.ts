/** Undefined where the download fails. */
export async function loadTechniqueFacts() {
  try {
    return await import('./technique-facts.ts');
  } catch {
    return undefined;
  }
}
