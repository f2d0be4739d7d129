import { useState } from 'react';
import { useGetList } from 'react-admin';
import { type DataRecord, type LinkSpec, SEARCH_MINIMUM } from '../../../../schemas';
import { useDefinition } from '../../../routing/definitions';
import { useDebounced } from '../../../ui/waiting/useDebounced';
import { matches } from '../../face/linkedName';

/** Rows that are offered at once; further ones are found by typing. */
const MOST_OFFERED = 50;

/** What can be linked, as far as it is offered. */
export interface Linkable {
  typed: string;
  onType(text: string): void;
  rows: readonly DataRecord[];
  /** All that the search leaves, where they are all known. */
  found: readonly DataRecord[];
  /** How many of all there are aren't offered. */
  left: number;
  isBusy: boolean;
  error: unknown;
}

/** What can be linked of rows that are all there, by what is typed. */
export const useLoadedLinkable = (spec: LinkSpec, all: readonly DataRecord[]): Linkable => {
  const [typed, setTyped] = useState('');
  const found = all.filter((row) => matches(spec, row, typed));
  return {
    typed,
    onType: setTyped,
    rows: found.slice(0, MOST_OFFERED),
    found,
    left: found.length - MOST_OFFERED,
    isBusy: false,
    error: null,
  };
};

/**
 * What can be linked of the linked resource's own list, however long that is: searched by the server from two
 * characters on.
 *
 * @param taken ids of what can't be linked, because it is or because it is the record itself
 */
export const useSearchedLinkable = (spec: LinkSpec, taken: ReadonlySet<number>): Linkable => {
  const definition = useDefinition(spec.to);
  const { field } = definition.list.sort ?? {};
  const sortedBy = (spec.columns.includes(field ?? '') ? field : spec.columns[0]) ?? 'id';
  const [typed, setTyped] = useState('');
  const settled = useDebounced(typed.trim());
  const q = settled.length >= SEARCH_MINIMUM ? settled : '';
  // So many of them may be taken.
  const most = MOST_OFFERED + taken.size;
  const { data, total, error, isFetching, isPlaceholderData } = useGetList<DataRecord>(
    definition.name,
    {
      pagination: { page: 1, perPage: most },
      sort: { field: sortedBy, order: 'ASC' },
      filter: q ? { q } : {},
      meta: { most },
    },
    { retry: false, placeholderData: (previous) => previous },
  );
  const rows = (data ?? []).filter(({ id }) => !taken.has(id)).slice(0, MOST_OFFERED);
  return {
    typed,
    onType: setTyped,
    rows,
    found: [],
    left: (total ?? 0) - (data?.length ?? 0),
    isBusy: isFetching || isPlaceholderData || settled !== typed.trim(),
    error,
  };
};
