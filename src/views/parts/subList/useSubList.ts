import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { BackOfficeProvider } from '../../../../dataProvider/BackOfficeProvider';
import type { RowChange } from '../../../../dataProvider/calls/subLists';
import type { Values } from '../../../../dataProvider/values';
import type { DataRecord } from '../../../../schemas';
import { mayChangeParts } from '../../../session/rights';
import { moved } from '../../../ui/moved';
import { useAttempt } from '../../../ui/useAttempt';
import { usePagedSearch } from '../../../ui/usePagedSearch';
import { useStoredRecord } from '../../storedRecord';

/** The rows inside a record, and the calls that change them; the record is read again afterwards. */
export const useSubList = (name: string) => {
  const { definition, record, onReload } = useStoredRecord();
  const provider = useDataProvider<BackOfficeProvider>();
  const { attempt, ...saving } = useAttempt();
  const spec = definition.subLists[name];
  if (!spec) throw new Error(`${definition.name} has no sub-list "${name}".`);
  const of = { record, subList: name };
  const { page, setPage, q, search } = usePagedSearch();
  const part = { page, search: q };
  const isAsked = spec.rowsFrom !== undefined;
  const asked = useQuery({
    queryKey: [definition.name, 'rows', name, record.id, part],
    enabled: isAsked,
    retry: false,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => provider.getRows(definition.name, of, part, signal),
  });
  const pages = Math.ceil((asked.data?.total ?? 0) / (spec.pageSize ?? 1)) || 1;
  // The last row of the last page may have gone.
  if (spec.pageSize !== undefined && asked.isSuccess && !asked.isPlaceholderData && page > pages)
    setPage(pages);
  const carried = (record[spec.field ?? name] ?? []) as readonly DataRecord[];
  const readAgain = () => Promise.all([isAsked && asked.refetch(), onReload()]);

  /** Changes a row, then reads the record again. @returns whether it was stored */
  const change = (what: RowChange, row: Values): Promise<boolean> =>
    attempt(async () => {
      await provider.changeRow(definition.name, of, what, row);
      await readAgain();
    });

  /** Puts a row elsewhere among those given. */
  const move = (shown: readonly DataRecord[], from: number, to: number): Promise<boolean> =>
    attempt(() =>
      provider
        .reorderRows(definition.name, of, moved(shown, from, to))
        // Some may have got their numbers before one was refused.
        .finally(readAgain),
    );

  /** How rows on screen are put in order; `undefined` where they can't be. */
  const orderOf = (shown: readonly DataRecord[]) =>
    spec.reorder && mayChangeParts(definition, record) && shown.length > 1
      ? { isBusy: saving.isBusy, onMove: (from: number, to: number) => move(shown, from, to) }
      : undefined;

  return {
    spec,
    rows: isAsked ? asked.data?.rows : carried,
    /** How rows in pages are turned and searched; `undefined` where all stand on one page. */
    paging:
      spec.pageSize === undefined
        ? undefined
        : { page, setPage, q, search, perPage: spec.pageSize, total: asked.data?.total },
    error: isAsked ? asked.error : null,
    reload: asked.refetch,
    saving,
    change,
    orderOf,
  };
};

export type SubList = ReturnType<typeof useSubList>;
