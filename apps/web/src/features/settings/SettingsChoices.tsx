import { MISTAKE_POLICIES } from '@nanpure/engine/game';
import type { ParseKeys } from 'i18next';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { DIGIT_SIZES, type Settings } from '../../lib/settings.ts';
import { Choice } from '../../ui/Choice.tsx';
import { ChoiceGroup } from '../../ui/ChoiceGroup.tsx';
import { changeSettings, useSettings } from './use-settings.ts';

/** The settings that are on or off. */
type Switch = {
  [Key in keyof Settings]: Settings[Key] extends boolean ? Key : never;
}[keyof Settings];

type Text = ParseKeys<'settings'>;

interface SwitchChoiceProps {
  readonly setting: Switch;
  readonly label: Text;
  readonly text?: Text;
}

function SwitchChoice({ setting, label, text }: SwitchChoiceProps) {
  const { t } = useTranslation('settings');
  const settings = useSettings();
  return (
    <Choice
      type="checkbox"
      label={t(label)}
      text={text && t(text)}
      isChosen={settings[setting]}
      onChoose={(isChosen) => changeSettings({ [setting]: isChosen })}
    />
  );
}

function MistakeChoices() {
  const { t } = useTranslation('settings');
  const { mistakePolicy } = useSettings();
  return MISTAKE_POLICIES.map((policy) => (
    <Choice
      key={policy}
      type="radio"
      group="mistake-policy"
      label={t(`mistakes.${policy}.title`)}
      text={t(`mistakes.${policy}.text`)}
      isChosen={policy === mistakePolicy}
      onChoose={() => changeSettings({ mistakePolicy: policy })}
    />
  ));
}

function DigitSizeChoices() {
  const { t } = useTranslation('settings');
  const { digitSize } = useSettings();
  return DIGIT_SIZES.map((size) => (
    <Choice
      key={size}
      type="radio"
      group="digit-size"
      label={t(`digitSize.${size}`)}
      isChosen={size === digitSize}
      onChoose={() => changeSettings({ digitSize: size })}
    />
  ));
}

/** The groups of the dialog, in its order, with their titles. */
const GROUPS = {
  mistakes: 'mistakes.title',
  notes: 'notes',
  highlights: 'highlights',
  screen: 'screen',
  digitSize: 'digitSize.title',
} as const;

interface Line {
  readonly group: keyof typeof GROUPS;
  readonly Control: ComponentType;
}

function switchIn(group: Line['group'], props: SwitchChoiceProps): Line {
  return { group, Control: () => <SwitchChoice {...props} /> };
}

/** A line of the dialog for each setting of the schema, in the order of their group. */
const LINES: Readonly<Record<keyof Settings, Line>> = {
  mistakePolicy: { group: 'mistakes', Control: MistakeChoices },
  removeNotes: switchIn('notes', {
    setting: 'removeNotes',
    label: 'removeNotes.title',
    text: 'removeNotes.text',
  }),
  highlightPeers: switchIn('highlights', { setting: 'highlightPeers', label: 'highlightPeers' }),
  highlightSame: switchIn('highlights', { setting: 'highlightSame', label: 'highlightSame' }),
  showTimer: switchIn('screen', { setting: 'showTimer', label: 'showTimer' }),
  leftHanded: switchIn('screen', { setting: 'leftHanded', label: 'leftHanded' }),
  vibrate: switchIn('screen', {
    setting: 'vibrate',
    label: 'vibrate.title',
    text: 'vibrate.text',
  }),
  digitSize: { group: 'digitSize', Control: DigitSizeChoices },
};

/** The player's choices; each takes effect as it is made. */
export function SettingsChoices() {
  const { t } = useTranslation('settings');
  return (
    <>
      {Object.entries(GROUPS).map(([group, title]) => (
        <ChoiceGroup key={group} title={t(title)}>
          {Object.entries(LINES)
            .filter(([, line]) => line.group === group)
            .map(([setting, { Control }]) => (
              <Control key={setting} />
            ))}
        </ChoiceGroup>
      ))}
      <p>{t('note')}</p>
    </>
  );
}
