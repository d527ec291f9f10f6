import { dayOf } from '../../lib/calendar.ts';
import { downloadText } from '../../lib/download.ts';
import { deviceStorage } from '../../lib/storage/storage.ts';
import { makeBackup } from './backup.ts';
import { collectItems } from './backup-storage.ts';

/** Has the browser save everything of the player's as one file, whose name is the answer. */
export function downloadBackup(): string {
  const now = Date.now();
  const name = `nanpure-lab-${dayOf(now)}.json`;
  downloadText(name, makeBackup(collectItems(deviceStorage), now));
  return name;
}
