import { useEffect } from 'react';
import { useEventCallback } from '../../../lib/use-event-callback.ts';
import { isInField } from '../keys.ts';

/** What a text came by. */
export type TextOrigin = 'paste' | 'file' | 'link' | 'field';

/** A file that is larger has no puzzle to read. */
const LARGEST_FILE = 100_000;

/** Why there is no text. */
export type TextFailure = 'clipboard' | 'file' | 'too-long';

interface TextsIn {
  readonly onText: (text: string, origin: TextOrigin) => void;
  readonly onFailure: (failure: TextFailure) => void;
}

/** The ways by which a text comes in when somebody asks for it. */
export interface TextSource {
  readonly readFile: (file: File) => Promise<void>;
  /** Whether the browser allowed it. */
  readonly readClipboard: () => Promise<boolean>;
  readonly readField: (text: string) => void;
}

/** Takes in texts: what is pasted anywhere on the page, dropped on it, chosen as a file. */
export function useTextsIn({ onText, onFailure }: TextsIn): TextSource {
  const readFile = useEventCallback(async (file: File) => {
    if (file.size > LARGEST_FILE) return onFailure('too-long');
    await file.text().then(
      (text) => onText(text, 'file'),
      () => onFailure('file'),
    );
  });
  const readClipboard = async () => {
    try {
      onText(await navigator.clipboard.readText(), 'paste');
      return true;
    } catch {
      onFailure('clipboard');
      return false;
    }
  };
  const hearPaste = useEventCallback(({ clipboardData, target }: ClipboardEvent) => {
    const [file] = clipboardData?.files ?? [];
    const text = clipboardData?.getData('text/plain') ?? '';
    if (isInField(target)) return;
    if (text) onText(text, 'paste');
    else if (file) void readFile(file);
  });
  const hearDrop = useEventCallback((event: DragEvent) => {
    const [file] = event.dataTransfer?.files ?? [];
    const text = event.dataTransfer?.getData('text/plain') ?? '';
    if (isInField(event.target) && !file) return;
    event.preventDefault();
    if (file) void readFile(file);
    else if (text) onText(text, 'file');
  });
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    // Else the browser would open the file in place of the page.
    const allow = (event: DragEvent) => {
      if (!isInField(event.target) || event.dataTransfer?.types.includes('Files')) {
        event.preventDefault();
      }
    };
    document.addEventListener('paste', hearPaste, { signal });
    document.addEventListener('dragover', allow, { signal });
    document.addEventListener('drop', hearDrop, { signal });
    return () => listening.abort();
  }, [hearPaste, hearDrop]);
  return { readFile, readClipboard, readField: (text) => onText(text, 'field') };
}
