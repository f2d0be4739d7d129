import DarkIcon from '@mui/icons-material/DarkModeOutlined';
import LightIcon from '@mui/icons-material/LightModeOutlined';
import SystemIcon from '@mui/icons-material/SettingsBrightnessOutlined';
import { useColorScheme } from '@mui/material/styles';
import { useTranslate } from 'react-admin';
import { ChoiceMenu } from './ChoiceMenu';

const icons = { light: LightIcon, dark: DarkIcon, system: SystemIcon } as const;
const modes = ['light', 'dark', 'system'] as const;

/** Chooses between the light look, the dark one, and the device's. */
export const ThemeSwitch = () => {
  const translate = useTranslate();
  const { mode = 'system', setMode } = useColorScheme();
  const Icon = icons[mode];
  return (
    <ChoiceMenu<(typeof modes)[number]>
      label={translate('shell.theme')}
      choices={modes.map((value) => ({
        value,
        label: translate(`shell.themes.${value}`),
        Icon: icons[value],
      }))}
      chosen={mode}
      onChoose={setMode}
    >
      <Icon fontSize="small" />
    </ChoiceMenu>
  );
};
