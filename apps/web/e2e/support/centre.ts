import type { Locator } from '@playwright/test';

/** Where a finger or a mouse meets something on the page: in its middle. */
export async function centreOf(target: Locator): Promise<{ x: number; y: number }> {
  const box = await target.boundingBox();
  if (!box) throw new Error(`${target} is not drawn`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}
