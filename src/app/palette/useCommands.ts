import OrganisationIcon from '@mui/icons-material/ApartmentOutlined';
import DarkIcon from '@mui/icons-material/DarkModeOutlined';
import KeysIcon from '@mui/icons-material/KeyboardOutlined';
import LightIcon from '@mui/icons-material/LightModeOutlined';
import SignOutIcon from '@mui/icons-material/LogoutOutlined';
import RunIcon from '@mui/icons-material/PlayArrowOutlined';
import SystemIcon from '@mui/icons-material/SettingsBrightnessOutlined';
import LanguageIcon from '@mui/icons-material/TranslateOutlined';
import { useTranslate } from 'react-admin';
import type { Session } from '../../../dataProvider/session';
import { localeNames, locales } from '../../../schemas/routing/locales';
import { switchPath, useCurrentLocale } from '../../routing/paths';
import { usePost } from '../../routing/usePost';
import { pageCommands } from '../../ui/pageCommands';
import { chooseColourMode, colourModes, useColourMode } from '../../ui/theme/colourScheme';
import { useSwitchLocale } from '../bar/useSwitchLocale';
import { useSignOut } from '../signIn/useSignOut';
import type { PaletteItem } from './PaletteItem';

const themes = { light: LightIcon, dark: DarkIcon, system: SystemIcon } as const;

/** What the buttons of the open page do. */
export const usePageCommands = (): readonly PaletteItem[] =>
  pageCommands().map(({ id, label, run }) => ({ id: `page-${id}`, label, Icon: RunIcon, run }));

/** The other organisations that the person can work for. */
const useOrganisations = ({ organisation, organisations }: Session): readonly PaletteItem[] => {
  const translate = useTranslate();
  const locale = useCurrentLocale();
  const post = usePost();
  return organisations
    .filter(({ id }) => id !== organisation.id)
    .map(({ id, name }) => ({
      id: `organisation ${id}`,
      label: translate('palette.workFor', { name }),
      Icon: OrganisationIcon,
      run: () => void post(switchPath(locale), { org: String(id) }),
    }));
};

/** What can be done everywhere: another language, look or organisation, the keys, signing out. */
export const useCommands = (session: Session, onKeys: () => void): readonly PaletteItem[] => {
  const translate = useTranslate();
  const locale = useCurrentLocale();
  const switchLocale = useSwitchLocale();
  const signOut = useSignOut();
  const mode = useColourMode();
  const organisations = useOrganisations(session);
  return [
    { id: 'keys', label: translate('keys.title'), Icon: KeysIcon, run: onKeys },
    ...locales
      .filter((other) => other !== locale)
      .map((other) => ({
        id: `language ${other}`,
        label: translate('palette.language', { name: localeNames[other] }),
        Icon: LanguageIcon,
        run: () => switchLocale(other),
      })),
    ...colourModes
      .filter((other) => other !== mode)
      .map((other) => ({
        id: `theme ${other}`,
        label: translate('palette.theme', { name: translate(`shell.themes.${other}`) }),
        Icon: themes[other],
        run: () => chooseColourMode(other),
      })),
    {
      id: 'organisations',
      label: translate('switcher.title'),
      Icon: OrganisationIcon,
      to: switchPath(locale),
    },
    ...organisations,
    {
      id: 'sign-out',
      label: translate('shell.signOut'),
      Icon: SignOutIcon,
      run: signOut,
    },
  ];
};
