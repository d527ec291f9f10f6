import { Fragment, type ReactNode } from 'react';
import type { Command, Key } from '../commands/command.ts';
import { COMMAND_GROUPS } from '../commands/index.ts';
import type { HelpTexts } from '../texts/use-texts.ts';

/** Commands that belong together, each with its keys. */
export interface KeySection {
  readonly title: string;
  readonly rows: readonly { readonly label: string; readonly keys: ReactNode }[];
}

/** Keys with the same label in every language. */
const SIGNS: Readonly<Record<string, string>> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Slash: '/',
};

const NAMED = [
  'Space',
  'Enter',
  'Escape',
  'Delete',
  'Backspace',
  'Home',
  'End',
  'PageUp',
  'PageDown',
] as const;

function signOn(t: HelpTexts, code: string): string {
  const named = NAMED.find((name) => name === code);
  return named ? t(`keys.${named}`) : (SIGNS[code] ?? code.replace(/^(Key|Digit)/, ''));
}

/** The labels of the keys to press, modifiers first. */
function pressed(t: HelpTexts, { code, ctrl, shift }: Key): string[] {
  if (code === 'Slash' && shift) return ['?'];
  return [...(ctrl ? [t('keys.ctrl')] : []), ...(shift ? [t('keys.shift')] : []), signOn(t, code)];
}

function KeyNames({ t, keys }: { readonly t: HelpTexts; readonly keys: readonly Key[] }) {
  if (keys.length === 0) return t('keys.button');
  return keys.map((key, index) => (
    <Fragment key={JSON.stringify(key)}>
      {index > 0 && ` ${t('keys.or')} `}
      {pressed(t, key).map((name, place) => (
        <Fragment key={name}>
          {place > 0 && ' + '}
          <kbd>{name}</kbd>
        </Fragment>
      ))}
    </Fragment>
  ));
}

/** Commands of one name, such as those of the nine digits, share a row; keys of the numeric keypad are left out. */
function rowOf(
  t: HelpTexts,
  name: Command['name'],
  keys: readonly Key[],
): { label: string; keys: ReactNode } {
  const label = t(`commands.${name}`);
  if (name === 'digit') return { label, keys: <kbd>1–9</kbd> };
  const shown = name === 'note' ? [{ code: '1–9', shift: true } as const] : keys;
  const listed = shown.filter(({ code }) => !code.startsWith('Numpad'));
  return { label, keys: <KeyNames t={t} keys={listed} /> };
}

/** Every command with its keys. */
export function keySections(t: HelpTexts): readonly KeySection[] {
  return COMMAND_GROUPS.map(({ group, commands }) => {
    const names = [...new Set(commands.map(({ name }) => name))];
    const keysOf = (name: Command['name']) =>
      commands.flatMap((command) => (command.name === name ? command.keys : []));
    return {
      title: t(`groups.${group}`),
      rows: names.map((name) => rowOf(t, name, keysOf(name))),
    };
  });
}
