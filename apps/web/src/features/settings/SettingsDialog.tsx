import { MISTAKE_POLICIES } from '@nanpure/engine/game';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DIGIT_SIZES, type Settings } from '../../lib/settings.ts';
import { Button } from '../../ui/Button.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { ChoiceGroup } from '../../ui/ChoiceGroup.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { changeSettings, useSettings } from './use-settings.ts';

interface SettingsDialogProps {
  readonly onClose: () => void;
}

/** The settings that are on or off. */
type Switch = {
  [Key in keyof Settings]: Settings[Key] extends boolean ? Key : never;
}[keyof Settings];

interface SwitchChoiceProps {
  readonly setting: Switch;
  readonly label: string;
  readonly text?: string;
}

function SwitchChoice({ setting, label, text }: SwitchChoiceProps) {
  const settings = useSettings();
  return (
    <Choice
      type="checkbox"
      label={label}
      text={text}
      isChosen={settings[setting]}
      onChoose={(isChosen) => changeSettings({ [setting]: isChosen })}
    />
  );
}

function MistakeChoices() {
  const { t } = useTranslation('settings');
  const { mistakePolicy } = useSettings();
  return (
    <ChoiceGroup title={t('mistakes.title')}>
      {MISTAKE_POLICIES.map((policy) => (
        <Choice
          key={policy}
          type="radio"
          group="mistake-policy"
          label={t(`mistakes.${policy}.title`)}
          text={t(`mistakes.${policy}.text`)}
          isChosen={policy === mistakePolicy}
          onChoose={() => changeSettings({ mistakePolicy: policy })}
        />
      ))}
    </ChoiceGroup>
  );
}

function DigitSizeChoices() {
  const { t } = useTranslation('settings');
  const { digitSize } = useSettings();
  return (
    <ChoiceGroup title={t('digitSize.title')}>
      {DIGIT_SIZES.map((size) => (
        <Choice
          key={size}
          type="radio"
          group="digit-size"
          label={t(`digitSize.${size}`)}
          isChosen={size === digitSize}
          onChoose={() => changeSettings({ digitSize: size })}
        />
      ))}
    </ChoiceGroup>
  );
}

function Switches(): ReactNode {
  const { t } = useTranslation('settings');
  return (
    <>
      <ChoiceGroup title={t('highlights.title')}>
        <SwitchChoice setting="highlightPeers" label={t('highlights.peers')} />
        <SwitchChoice setting="highlightSame" label={t('highlights.same')} />
      </ChoiceGroup>
      <ChoiceGroup title={t('screen.title')}>
        <SwitchChoice setting="showTimer" label={t('screen.timer')} />
        <SwitchChoice setting="leftHanded" label={t('screen.leftHanded')} />
        <SwitchChoice setting="vibrate" label={t('vibration.title')} text={t('vibration.text')} />
      </ChoiceGroup>
    </>
  );
}

/** The player's choices; each takes effect as it is made. */
export function SettingsDialog({ onClose }: SettingsDialogProps) {
  const { t } = useTranslation('settings');
  const done = (
    <Button kind="primary" onClick={onClose}>
      {t('close')}
    </Button>
  );
  return (
    <Dialog title={t('title')} size="wide" onCancel={onClose} actions={done}>
      <MistakeChoices />
      <ChoiceGroup title={t('notes')}>
        <SwitchChoice
          setting="removeNotes"
          label={t('removeNotes.title')}
          text={t('removeNotes.text')}
        />
      </ChoiceGroup>
      <Switches />
      <DigitSizeChoices />
      <p>{t('note')}</p>
    </Dialog>
  );
}
