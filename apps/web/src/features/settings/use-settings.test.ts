import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DEFAULT_SETTINGS, parseSettings, SETTINGS_KEY } from '../../lib/settings.ts';
import { memoryArea } from '../../lib/storage/testing.ts';
import { changeSettings, settingsNow, subscribeToSettings } from './use-settings.ts';

let localStorage: Storage;

beforeEach(() => {
  localStorage = memoryArea();
  vi.stubGlobal('window', Object.assign(new EventTarget(), { localStorage }));
});
afterEach(() => vi.unstubAllGlobals());

/** Another tab writes something; here the browser tells of it. */
function writeElsewhere(key: string, text: string) {
  localStorage.setItem(key, text);
  window.dispatchEvent(Object.assign(new Event('storage'), { key }));
}

test('a change keeps what another tab has changed while nobody listened', () => {
  changeSettings({ leftHanded: true });
  const elsewhere = { ...DEFAULT_SETTINGS, leftHanded: true, digitSize: 'large' };
  localStorage.setItem(SETTINGS_KEY, JSON.stringify(elsewhere));
  changeSettings({ showTimer: false });
  const stored = parseSettings(localStorage.getItem(SETTINGS_KEY) ?? undefined);
  expect(stored).toEqual({ ...elsewhere, showTimer: false });
});

test('a change in another tab reaches those who listen, as long as they do', () => {
  const heard: boolean[] = [];
  const stop = subscribeToSettings(() => heard.push(settingsNow().leftHanded));
  expect(settingsNow().leftHanded).toBe(false);
  writeElsewhere(SETTINGS_KEY, JSON.stringify({ ...DEFAULT_SETTINGS, leftHanded: true }));
  writeElsewhere('another-key', 'text');
  expect(heard).toEqual([true]);
  stop();
  writeElsewhere(SETTINGS_KEY, JSON.stringify(DEFAULT_SETTINGS));
  expect(heard).toEqual([true]);
});
