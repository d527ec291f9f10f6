/** What is known of techniques; undefined where it can't be had. */
export async function loadTechniqueFacts() {
  try {
    return await import('./technique-facts.ts');
  } catch {
    return undefined;
  }
}
