import { STATISTICS_ANCHORS } from '@nanpure/content';
import type { Difficulty } from '@nanpure/engine';
import { type ChangeEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deviceStorage } from '../../lib/storage/storage.ts';
import { Button } from '../../ui/Button.tsx';
import {
  type Backup,
  type BackupError,
  type FindReader,
  type ItemReader,
  LONGEST_BACKUP,
  parseBackup,
} from './backup.ts';
import styles from './backup-panel.module.css';
import { replacedKeys, restoreItems } from './backup-storage.ts';
import { downloadBackup } from './download-backup.ts';
import { RestoreDialog } from './RestoreDialog.tsx';

/** Something that a backup can bring back. */
export interface BackupPart {
  /** Whether it is kept under a storage key; of games there are several of a kind. */
  readonly has: (key: string) => boolean;
  readonly kind:
    | 'game'
    | 'practice'
    | 'own'
    | 'daily'
    | 'dailyResults'
    | 'settings'
    | 'statistics'
    | 'credits'
    | 'theme'
    | 'language'
    | 'course'
    | 'exercises'
    | 'recent';
  /** For what there is one of for each difficulty. */
  readonly difficulty?: Difficulty;
  readonly read: ItemReader;
}

interface BackupPanelProps {
  readonly parts: readonly BackupPart[];
  /** Everything was brought back, and stands in the storage. */
  readonly onRestored: () => void;
}

/** What keeps a file from being used. */
type Trouble = BackupError | { readonly code: 'unreadable' | 'full' | 'blocked' | 'protected' };

/** How far the use of a file is, one that is saved or one that is opened. */
type Stage =
  | { readonly name: 'idle' | 'done' }
  | { readonly name: 'saving'; readonly file: string }
  | { readonly name: 'asking'; readonly backup: Backup }
  | { readonly name: 'failed'; readonly trouble: Trouble };

/** The text of a file, as long as it can be a backup. */
async function readText(file: File): Promise<string | BackupError> {
  return file.size > 4 * LONGEST_BACKUP ? { code: 'too-large' } : await file.text();
}

/** The names of parts, in the words of the page. */
function usePartNames(parts: readonly BackupPart[]) {
  const { t } = useTranslation(['backup', 'common']);
  return (keys: readonly string[]) => {
    const names = parts
      .filter(({ has }) => keys.some(has))
      .map(({ kind, difficulty }) =>
        t(`parts.${kind}`, {
          difficulty: difficulty ? t(`common:difficulty.${difficulty}`) : '',
        }),
      );
    // What belongs together may have several keys.
    return [...new Set(names)];
  };
}

function readerIn(parts: readonly BackupPart[]): FindReader {
  return (key) => parts.find(({ has }) => has(key))?.read;
}

function useBackup({ parts, onRestored }: BackupPanelProps) {
  const [stage, setStage] = useState<Stage>({ name: 'idle' });
  const [tries, setTries] = useState(0);
  const tell = (outcome: Stage) => {
    setTries((count) => count + 1);
    setStage(outcome);
  };
  const save = () => tell({ name: 'saving', file: downloadBackup() });
  const open = async (file: File) => {
    const fail = (trouble: Trouble) => tell({ name: 'failed', trouble });
    const text = await readText(file).catch(() => ({ code: 'unreadable' }) as const);
    if (typeof text !== 'string') return fail(text);
    const backup = parseBackup(text, readerIn(parts));
    return backup.ok ? setStage({ name: 'asking', backup: backup.value }) : fail(backup.error);
  };
  const confirm = ({ items }: Backup) => {
    const restored = restoreItems(items, deviceStorage);
    if (restored.ok) onRestored();
    setStage(restored.ok ? { name: 'done' } : { name: 'failed', trouble: restored.error });
  };
  return { stage, tries, save, open, confirm, cancel: () => setStage({ name: 'idle' }) };
}

/** Saving everything as a file, and bringing it back from one after a question. */
export function BackupPanel(props: BackupPanelProps) {
  const { t } = useTranslation('backup');
  const input = useRef<HTMLInputElement>(null);
  const inputId = useId();
  const { stage, tries, save, open, confirm, cancel } = useBackup(props);
  const namesOf = usePartNames(props.parts);
  const onFile = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    if (file) void open(file);
    // So that the same file can be chosen again.
    target.value = '';
  };
  const { trouble } = stage.name === 'failed' ? stage : {};

  return (
    <section className={styles.panel} id={STATISTICS_ANCHORS.backup}>
      <h2>{t('title')}</h2>
      <p>{t('lead')}</p>
      <div className={styles.actions}>
        <Button onClick={save}>{t('export')}</Button>
        <Button onClick={() => input.current?.click()}>{t('import')}</Button>
        <input
          ref={input}
          id={inputId}
          type="file"
          accept="application/json,.json"
          hidden
          aria-label={t('import')}
          onChange={onFile}
        />
      </div>
      <p role="status" className={styles.message}>
        {/* A new element at each try: the same text is read out again. */}
        <span key={tries}>
          {stage.name === 'done' && t('done')}
          {stage.name === 'saving' && t('saving', { file: stage.file })}
          {trouble &&
            t(`errors.${trouble.code}`, {
              part: trouble.code === 'damaged' ? namesOf([trouble.at]).join() : '',
            })}
        </span>
      </p>
      {stage.name === 'asking' && (
        <RestoreDialog
          madeAt={stage.backup.madeAt}
          holds={namesOf(Object.keys(stage.backup.items))}
          replaces={namesOf(replacedKeys(stage.backup.items, deviceStorage, readerIn(props.parts)))}
          onConfirm={() => confirm(stage.backup)}
          onCancel={cancel}
        />
      )}
    </section>
  );
}
