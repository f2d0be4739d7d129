import { type MenuEntry, menu } from 'virtual:resources';
import MoreIcon from '@mui/icons-material/ManageSearchOutlined';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import { type FoundRecords, searchAll } from '../../../dataProvider/searchAll';
import { namesOf } from '../../routing/names';
import { useCurrentLocale, useListPath, useRecordPath } from '../../routing/paths';
import { icons } from '../../ui/icons';
import type { PaletteGroup, PaletteItem } from './PaletteItem';

const MINIMUM = 2;
/** Short, so that what is found is there 150 ms after the last key; a request under way is given up. */
const PAUSE_MS = 40;
/** Kept for whoever goes back over what was typed. */
const KEPT_MS = 30_000;

const usePaused = (text: string): string => {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
};

const useGroupOf = () => {
  const translate = useTranslate();
  const locale = useCurrentLocale();
  const recordPath = useRecordPath();
  const listPath = useListPath();
  return (
    entry: MenuEntry,
    { resource, total, rows }: FoundRecords,
    text: string,
  ): PaletteGroup => {
    const { several } = namesOf(entry, locale);
    const records = rows.map(
      ({ id, title, text: beside }): PaletteItem => ({
        id: `record ${resource} ${id}`,
        label: title,
        text: beside,
        Icon: icons[entry.icon ?? 'list'],
        to: recordPath(resource, id) ?? undefined,
      }),
    );
    const filter = encodeURIComponent(JSON.stringify({ q: text }));
    const rest: PaletteItem = {
      id: `all ${resource}`,
      label: translate('palette.all', { total: total.toLocaleString(locale), name: several }),
      Icon: MoreIcon,
      to: `${listPath(resource)}?filter=${filter}`,
    };
    const items = records.filter(({ to }) => to !== undefined);
    return {
      id: `records ${resource}`,
      heading: several,
      total,
      items: total > rows.length ? [...items, rest] : items,
    };
  };
};

/**
 * The records that are found, by resource.
 *
 * @param typed fewer than two characters find nothing
 */
export const useFoundRecords = (typed: string) => {
  const groupOf = useGroupOf();
  const settled = usePaused(typed.trim());
  const text = settled.length >= MINIMUM ? settled : '';
  const { data, isFetching } = useQuery({
    queryKey: ['palette', text],
    queryFn: ({ signal }) => searchAll(text, signal),
    enabled: text !== '',
    placeholderData: keepPreviousData,
    staleTime: KEPT_MS,
    gcTime: KEPT_MS,
    retry: false,
  });
  const found = text === '' ? [] : (data ?? []);
  const groups = found.flatMap((records) => {
    const entry = menu.find(({ name }) => name === records.resource);
    const group = entry && groupOf(entry, records, text);
    return group && group.items.length > 0 ? [group] : [];
  });
  return { groups, isFetching };
};
