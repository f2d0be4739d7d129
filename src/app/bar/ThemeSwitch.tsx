import DarkIcon from '@mui/icons-material/DarkModeOutlined';
import LightIcon from '@mui/icons-material/LightModeOutlined';
import SystemIcon from '@mui/icons-material/SettingsBrightnessOutlined';
import { useTranslate } from 'react-admin';
import { chooseColourMode, colourModes, useColourMode } from '../../ui/theme/colourScheme';
import { ChoiceMenu } from './ChoiceMenu';

const icons = { light: LightIcon, dark: DarkIcon, system: SystemIcon } as const;

/** Chooses between the light look, the dark one, and the device's. */
export const ThemeSwitch = () => {
  const translate = useTranslate();
  const mode = useColourMode();
  const Icon = icons[mode];
  return (
    <ChoiceMenu
      label={translate('shell.theme')}
      choices={colourModes.map((value) => ({
        value,
        label: translate(`shell.themes.${value}`),
        Icon: icons[value],
      }))}
      chosen={mode}
      onChoose={chooseColourMode}
    >
      <Icon fontSize="small" />
    </ChoiceMenu>
  );
};
