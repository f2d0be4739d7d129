import { type MenuEntry, menu } from 'virtual:resources';
import AddIcon from '@mui/icons-material/Add';
import HomeIcon from '@mui/icons-material/HomeOutlined';
import { useTranslate } from 'react-admin';
import { isAllowed, isWriter } from '../../../dataProvider/session';
import { writerOf } from '../../../schemas';
import { capitalised, inSentence } from '../../../schemas/text/inSentence';
import { namesOf } from '../../routing/names';
import { homePath, listPath, useAddPath, useCurrentLocale } from '../../routing/paths';
import { useRecentPlaces } from '../../routing/recentPlaces';
import { icons } from '../../ui/icons';
import type { PaletteItem } from './PaletteItem';

const readable = (): readonly MenuEntry[] =>
  menu.filter(({ hidden, single, module }) => (!hidden || single) && isAllowed(module, 'read'));

const iconOf = ({ icon }: MenuEntry) => icons[icon ?? 'list'];

/** Other words for the records of a page; '' where there are none. */
const useAlsoCalled = () => {
  const translate = useTranslate();
  return ({ name }: MenuEntry): string => translate(`palette.alsoCalled.${name}`, { _: '' });
};

/** The pages of the menu, and those of single records. */
export const usePages = (): readonly PaletteItem[] => {
  const translate = useTranslate();
  const locale = useCurrentLocale();
  const alsoCalled = useAlsoCalled();
  return [
    { id: 'home', label: translate('shell.home'), Icon: HomeIcon, to: homePath(locale) },
    ...readable().map((entry) => ({
      id: `page ${entry.name}`,
      label: namesOf(entry, locale).several,
      text: translate(`areas.${entry.area}`),
      alsoCalled: alsoCalled(entry),
      Icon: iconOf(entry),
      to: listPath(entry, locale),
    })),
  ];
};

/** The pages where the person may enter something new. */
export const useNewRecords = (): readonly PaletteItem[] => {
  const translate = useTranslate();
  const locale = useCurrentLocale();
  const addPath = useAddPath();
  const newLabel = (entry: MenuEntry): string => {
    const resource = inSentence(namesOf(entry, locale).one);
    return capitalised(translate('palette.new', { resource }));
  };
  const alsoCalled = useAlsoCalled();
  return readable()
    .filter(
      (entry) =>
        entry.canAdd &&
        !entry.hidden &&
        isAllowed(entry.module, 'create') &&
        isWriter(writerOf(entry, 'create')),
    )
    .map((entry) => ({
      id: `new ${entry.name}`,
      label: newLabel(entry),
      alsoCalled: `${translate('palette.alsoNew')} ${alsoCalled(entry)}`,
      Icon: AddIcon,
      to: addPath(entry.name),
    }));
};

/** Where the person was last, as far as it may still be read. */
export const useRecent = (openPath: string): readonly PaletteItem[] => {
  const locale = useCurrentLocale();
  return useRecentPlaces().flatMap(({ path, resource, title }) => {
    const entry = menu.find(({ name }) => name === resource);
    if (!entry || path === openPath || !isAllowed(entry.module, 'read')) return [];
    const { one, several } = namesOf(entry, locale);
    const prefix = entry.localeFree ? '' : `/${locale}`;
    return [
      {
        id: `recent ${path}`,
        label: title ?? several,
        text: title === undefined ? undefined : one,
        Icon: iconOf(entry),
        to: `${prefix}/dashboard/${path}`,
      },
    ];
  });
};
