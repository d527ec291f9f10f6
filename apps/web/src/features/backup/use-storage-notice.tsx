import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import { logProblem } from '../../lib/log.ts';
import type { StorageTrouble } from '../../lib/storage/memory.ts';
import { useStorageTrouble } from '../../lib/storage/use-storage-trouble.ts';
import type { StorageNoticeProps } from './StorageNotice.tsx';

type Notice = ComponentType<StorageNoticeProps>;

/**
 * The notice about storage that doesn't work, from the moment it doesn't until the player has read
 * it. `load` downloads it with its texts.
 */
export function useStorageNotice(load: () => Promise<Notice>): ReactNode {
  const trouble = useStorageTrouble();
  const [dismissed, setDismissed] = useState<StorageTrouble>();
  const [Notice, setNotice] = useState<Notice>();
  const isNeeded = trouble !== undefined && trouble !== dismissed;

  useEffect(() => {
    if (isNeeded)
      load().then(
        (loaded) => setNotice(() => loaded),
        (reason) => logProblem('The notice about storage could not be loaded.', reason),
      );
  }, [isNeeded, load]);

  return isNeeded && Notice ? (
    <Notice trouble={trouble} onDismiss={() => setDismissed(trouble)} />
  ) : null;
}
