import { downloadText } from '../../lib/download.ts';
import { deviceStorage } from '../../lib/storage/storage.ts';
import { makeBackup } from './backup.ts';
import { collectItems } from './backup-storage.ts';

/** Has the browser save everything of the player's as one file. */
export function downloadBackup() {
  const now = new Date();
  const day = now.toISOString().slice(0, 10);
  downloadText(`nanpure-lab-${day}.json`, makeBackup(collectItems(deviceStorage), now.getTime()));
}
