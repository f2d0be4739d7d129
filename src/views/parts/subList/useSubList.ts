import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { HttpError, useDataProvider, useTranslate } from 'react-admin';
import type { BackOfficeProvider } from '../../../../dataProvider/BackOfficeProvider';
import { Conflict } from '../../../../dataProvider/Conflict';
import type { RowChange, RowOptions } from '../../../../dataProvider/calls/subLists';
import type { Values } from '../../../../dataProvider/values';
import { versionOf } from '../../../../dataProvider/version';
import type { DataRecord } from '../../../../schemas';
import { isSameRecord } from '../../../../schemas/merge/mergeRecords';
import { mayChangeParts } from '../../../session/rights';
import { useAttempt } from '../../../ui/attempts/useAttempt';
import { moved } from '../../../ui/reorder/moved';
import { useToast } from '../../../ui/toasts';
import { usePagedSearch } from '../../../ui/usePagedSearch';
import { useStoredRecord } from '../../storedRecord';
import { type OpenedRow, useMergedRow } from './useMergedRow';

const NOT_FOUND = 404;

/** A row that is read; none where the server has none such. */
const readRow = async (
  reading: Promise<{ readonly row: DataRecord }>,
): Promise<DataRecord | undefined> => {
  try {
    return (await reading).row;
  } catch (error) {
    if (error instanceof HttpError && error.status === NOT_FOUND) return undefined;
    throw error;
  }
};

/** The rows inside a record: those that it carries, or a page of those that a call of their own answers. */
const useRows = (name: string) => {
  const { definition, record, onReload, isPast = false } = useStoredRecord();
  const provider = useDataProvider<BackOfficeProvider>();
  const spec = definition.subLists[name];
  if (!spec) throw new Error(`${definition.name} has no sub-list "${name}".`);
  const of = { record, subList: name };
  const { page, setPage, q, search } = usePagedSearch();
  const part = { page, search: q };
  const isAsked = spec.rowsFrom !== undefined && !isPast;
  const asked = useQuery({
    queryKey: [definition.name, 'rows', name, record.id, part],
    enabled: isAsked,
    retry: false,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => provider.getRows(definition.name, of, part, signal),
  });
  const total = asked.data?.total;
  const pages = Math.ceil((total ?? 0) / (spec.pageSize ?? 1)) || 1;
  // The last row of the last page may have gone.
  if (spec.pageSize !== undefined && asked.isSuccess && !asked.isPlaceholderData && page > pages)
    setPage(pages);
  const carriedBy = (holder: DataRecord) =>
    (holder[spec.field ?? name] ?? []) as readonly DataRecord[];

  /** A row as it is, where a change was refused because of the rows; none where it is gone. */
  const rowNow = async (
    row: DataRecord,
    { present }: Conflict,
  ): Promise<DataRecord | undefined> => {
    if (spec.read) return readRow(provider.getRow(definition.name, of, row));
    const rows = isAsked
      ? (await provider.getRows(definition.name, of, part)).rows
      : carriedBy(present);
    return rows.find(({ id }) => id === row.id);
  };

  return {
    spec,
    of,
    rowNow,
    rows: isAsked ? asked.data?.rows : carriedBy(record),
    version: isAsked ? asked.data?.version : versionOf(record),
    error: isAsked ? asked.error : null,
    reload: asked.refetch,
    readAgain: () => Promise.all([isAsked && asked.refetch(), onReload()]),
    /** How rows in pages are turned and searched; `undefined` where all stand on one page. */
    paging:
      spec.pageSize === undefined || isPast
        ? undefined
        : { page, setPage, q, search, perPage: spec.pageSize, total },
  };
};

type Rows = ReturnType<typeof useRows>;
type Attempt = ReturnType<typeof useAttempt>['attempt'];

/** The calls that open, change and switch a row, over what somebody else may have made of it meanwhile. */
const useRowCalls = (name: string, rows: Rows, attempt: Attempt) => {
  const { definition } = useStoredRecord();
  const provider = useDataProvider<BackOfficeProvider>();
  const { spec, of, version, readAgain, rowNow } = rows;
  const update = useMergedRow({ definition, name, spec, of, rowNow });
  return {
    /** Adds, removes or toggles a row, then reads the record again. @returns whether it was done */
    change: (what: RowChange, row: Values, ...options: [RowOptions?]): Promise<boolean> =>
      attempt(async () => {
        await provider.changeRow(definition.name, of, what, row, ...options);
        await readAgain();
      }),

    /** A row as it is when it is opened; `undefined` where it can't be read, which is shown. */
    opened: async (row: DataRecord): Promise<OpenedRow | undefined> => {
      if (!spec.read) return { row, version };
      let present: OpenedRow | undefined;
      const isRead = await attempt(async () => {
        present = await provider.getRow(definition.name, of, row);
      });
      if (!isRead) await readAgain();
      return present;
    },

    /**
     * Changes a row, then reads the record again.
     *
     * @param opened the row as it was when it was opened, and the version that the rows had
     * @returns whether it was stored; `gone` where the row isn't there any more
     */
    save: async (row: DataRecord, opened: OpenedRow): Promise<boolean | 'gone'> => {
      let isGone = false;
      const isStored = await attempt(async () => {
        isGone = !(await update(row, opened));
        await readAgain();
      });
      return isGone ? 'gone' : isStored;
    },

    /** Switches a flag of a row. */
    toggle: (row: DataRecord, field: string, isOn: boolean): Promise<boolean> =>
      attempt(async () => {
        await update({ ...row, [field]: isOn }, { row, version }, 'toggle').finally(readAgain);
      }),
  };
};

/** The calls that are made for rows as they are on screen: others that somebody has changed are shown instead. */
const useSeenCalls = ({ spec, of, version, readAgain, rowNow }: Rows, attempt: Attempt) => {
  const { definition } = useStoredRecord();
  const provider = useDataProvider<BackOfficeProvider>();
  const translate = useTranslate();
  const toast = useToast();
  /** Nothing was done, for the rows aren't any more as they are on screen. */
  const reportChanged = (conflict: Conflict): Conflict => {
    const name = conflict.by ?? translate('views.conflict.somebody');
    toast.warning(translate('views.conflict.lookFirst', { name }));
    return conflict;
  };
  return {
    /** Removes a row. */
    remove: (row: DataRecord): Promise<boolean> =>
      attempt(() =>
        provider
          .changeRow(definition.name, of, 'remove', row, { version })
          .catch(async (error) => {
            if (!(error instanceof Conflict)) throw error;
            const now = await rowNow(row, error);
            if (!now || !isSameRecord(spec.fields, now, row)) throw reportChanged(error);
            const present = { version: versionOf(error.present) };
            await provider.changeRow(definition.name, of, 'remove', row, present);
          })
          .finally(readAgain),
      ),

    /** Puts a row elsewhere among those given. */
    move: (shown: readonly DataRecord[], from: number, to: number): Promise<boolean> =>
      attempt(() =>
        provider
          .reorderRows(definition.name, of, moved(shown, from, to), version)
          .catch((error) => {
            throw error instanceof Conflict ? reportChanged(error) : error;
          })
          // Some may have got their numbers before one was refused.
          .finally(readAgain),
      ),
  };
};

/** The rows inside a record, and the calls that change them; the record is read again afterwards. */
export const useSubList = (name: string) => {
  const { definition, record } = useStoredRecord();
  const saving = useAttempt();
  const all = useRows(name);
  const { move, remove } = useSeenCalls(all, saving.attempt);
  const calls = useRowCalls(name, all, saving.attempt);
  const { spec, rows, paging, error, reload, version, readAgain } = all;
  return {
    ...{ spec, rows, paging, error, reload, version, readAgain },
    ...calls,
    saving,
    remove,
    /** How rows on screen are put in order; `undefined` where they can't be. */
    orderOf: (shown: readonly DataRecord[]) =>
      spec.reorder && mayChangeParts(definition, record) && shown.length > 1
        ? { isBusy: saving.isBusy, onMove: (from: number, to: number) => move(shown, from, to) }
        : undefined,
  };
};

export type SubList = ReturnType<typeof useSubList>;
