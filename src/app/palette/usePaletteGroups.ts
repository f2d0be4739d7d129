import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router';
import type { Session } from '../../../dataProvider/session';
import { bestFirst, matches } from './matching';
import type { PaletteGroup, PaletteItem } from './PaletteItem';
import { useCommands, usePageCommands } from './useCommands';
import { useFoundRecords } from './useFoundRecords';
import { useNewRecords, usePages, useRecent } from './usePlaces';

/** Pages and commands that are shown beside the records that are found. */
const MOST_OF_A_KIND = 5;

const matching = (items: readonly PaletteItem[], typed: string): readonly PaletteItem[] =>
  bestFirst(
    items.filter(({ label, text = '', alsoCalled = '' }) =>
      matches(`${label} ${text} ${alsoCalled}`, typed),
    ),
    typed,
    ({ label }) => label,
  ).slice(0, MOST_OF_A_KIND);

const filled = (groups: readonly PaletteGroup[]): readonly PaletteGroup[] =>
  groups.filter(({ items }) => items.length > 0);

/**
 * What the palette shows: while nothing is typed where the person was last, what can be done on the open page and
 * everywhere; then what has all the words that are typed.
 */
export const usePaletteGroups = (session: Session, typed: string, onKeys: () => void) => {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const recent = useRecent(pathname.replace(/^.*?\/dashboard\//, ''));
  const pages = usePages();
  const news = useNewRecords();
  const onPage = usePageCommands();
  const commands = useCommands(session, onKeys);
  const { groups: records, isFetching } = useFoundRecords(typed);
  const group = (id: string, items: readonly PaletteItem[]): PaletteGroup => ({
    id,
    heading: translate(`palette.groups.${id}`),
    items,
  });
  if (typed.trim() === '') {
    const everywhere = commands.filter(({ id }) => !id.startsWith('organisation '));
    return {
      groups: filled([
        group('recent', recent),
        group('onPage', onPage),
        group('commands', everywhere),
      ]),
      isFetching: false,
    };
  }
  const doable = [...onPage, ...news, ...commands];
  const groups = filled([
    group('pages', matching(pages, typed)),
    group('commands', matching(doable, typed)),
    ...records,
  ]);
  // The group whose first item fits best comes first.
  return {
    groups: bestFirst(groups, typed, ({ items: [first] }) => first?.label ?? ''),
    isFetching,
  };
};
