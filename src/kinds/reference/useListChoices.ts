import { useState } from 'react';
import { type SortPayload, useGetList, useGetManyAggregate } from 'react-admin';
import {
  type DataRecord,
  type Resource,
  SEARCH_MINIMUM,
  titleOf,
  traitsOf,
} from '../../../schemas';
import { useDebounced } from '../../ui/waiting/useDebounced';
import { pictureOf } from './pictureOf';

const MAX_OFFERED = 50;

const orderOf = ({ list, title }: Resource): SortPayload =>
  list.sort
    ? { field: list.sort.field, order: list.sort.order === 'asc' ? 'ASC' : 'DESC' }
    : { field: title[0] ?? 'id', order: 'ASC' };

/** Details of a record at most: its second line is read at a glance. */
const MOST_DETAILS = 2;

/** What distinguishes a record from others of its title: the texts that its list shows beside that. */
const moreOf = (
  { fields, list, title }: Resource,
  record: Readonly<Record<string, unknown>>,
): string | undefined => {
  const texts = list.columns.flatMap((column) => {
    const name = typeof column === 'string' ? column : column.field;
    const field = fields[name];
    const value = record[name];
    if (!field || title.includes(name) || !traitsOf(field).isText) return [];
    return typeof value === 'string' && value !== '' ? [value] : [];
  });
  return texts.slice(0, MOST_DETAILS).join(' · ') || undefined;
};

/**
 * The titles of records by id: of all that were listed so far, and of the chosen ones among the rest. What is known of
 * these from elsewhere stands in until the list has been answered.
 */
const useTitles = (
  definition: Resource,
  listed: readonly DataRecord[] | undefined,
  chosen: readonly number[],
) => {
  const [titles] = useState(() => new Map<number, string>());
  for (const record of listed ?? []) titles.set(record.id, titleOf(definition, record));
  const ids = chosen.filter((id) => !titles.has(id));
  const { data = [] } = useGetManyAggregate<DataRecord>(
    definition.name,
    { ids },
    { enabled: listed !== undefined && ids.length > 0, retry: false },
  );
  const isOthers = (id: number) => (record: DataRecord | undefined) => record?.id === id;
  return (id: number): string | undefined => {
    const other = data.find(isOthers(id));
    return titles.get(id) ?? (other && titleOf(definition, other));
  };
};

/**
 * The records of a resource's list as options, searched by the server from two characters on. An
 * earlier request that is still under way is aborted.
 *
 * @param chosen ids that need a title, whether the list has them or not
 * @param query narrows the list
 */
export const useListChoices = (
  definition: Resource,
  chosen: readonly number[],
  query: Readonly<Record<string, unknown>> = {},
) => {
  const [typed, setTyped] = useState('');
  const settled = useDebounced(typed.trim());
  const q = settled.length >= SEARCH_MINIMUM ? settled : '';
  const { data, isFetching, isPlaceholderData, error } = useGetList<DataRecord>(
    definition.name,
    {
      filter: q ? { ...query, q } : query,
      pagination: { page: 1, perPage: MAX_OFFERED },
      sort: orderOf(definition),
      meta: { most: MAX_OFFERED },
    },
    { retry: false, placeholderData: (previous) => previous },
  );
  const isSettled = settled === typed.trim() && !isPlaceholderData;
  return {
    options: (data ?? []).map((record) => ({
      id: record.id,
      title: titleOf(definition, record),
      more: moreOf(definition, record),
      picture: pictureOf(definition, record),
    })),
    titleOf: useTitles(definition, data, chosen),
    isLoading: isFetching || !isSettled,
    hasFailed: Boolean(error),
    onSearch: setTyped,
    searched: isSettled ? q : null,
  };
};
