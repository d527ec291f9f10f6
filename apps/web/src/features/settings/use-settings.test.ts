import { expect, test, vi } from 'vitest';
import { DEFAULT_SETTINGS, parseSettings, SETTINGS_KEY } from '../../lib/settings.ts';
import { memoryArea } from '../../lib/storage/testing.ts';
import { changeSettings } from './use-settings.ts';

test('a change keeps what another tab has changed while nobody listened', () => {
  const localStorage = memoryArea();
  vi.stubGlobal('window', { localStorage });
  changeSettings({ leftHanded: true });
  const elsewhere = { ...DEFAULT_SETTINGS, leftHanded: true, digitSize: 'large' };
  localStorage.setItem(SETTINGS_KEY, JSON.stringify(elsewhere));
  changeSettings({ showTimer: false });
  const stored = parseSettings(localStorage.getItem(SETTINGS_KEY) ?? undefined);
  expect(stored).toEqual({ ...elsewhere, showTimer: false });
});
