import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { BackOfficeProvider } from '../../../dataProvider/BackOfficeProvider';
import { Conflict } from '../../../dataProvider/Conflict';
import type { DataRecord } from '../../../schemas';
import { useAttempt } from '../../ui/attempts/useAttempt';
import { useMergedRow } from '../../views/parts/subList/useMergedRow';
import { useStoredRecord } from '../../views/storedRecord';
import type { Place } from './place';

/** The sub-list of a wayfinder that the map shows. */
const NAME = 'exhibitors';

const PAGE = 1000;

/** An exhibitor as the map needs it. */
export interface Exhibitor extends DataRecord, Place {
  readonly identifier: string;
  readonly name: string;
  readonly standNo: string;
}

/** A row without numbers stands in the corner of the map. */
const exhibitorOf = (row: DataRecord): Exhibitor => ({
  ...row,
  identifier: String(row.identifier ?? ''),
  name: String(row.name ?? ''),
  standNo: String(row.standNo ?? ''),
  topLeftX: Number(row.topLeftX ?? 0),
  topLeftY: Number(row.topLeftY ?? 0),
  width: Number(row.width ?? 0),
  height: Number(row.height ?? 0),
});

interface All {
  readonly rows: readonly Exhibitor[];
  readonly version: string | undefined;
}

/** All exhibitors of a wayfinder as they are stored, page after page. */
const useAll = () => {
  const { definition, record } = useStoredRecord();
  const provider = useDataProvider<BackOfficeProvider>();
  const client = useQueryClient();
  const of = { record, subList: NAME };
  const queryKey = [definition.name, 'rows', NAME, record.id, 'all'];

  const { data, error, refetch } = useQuery({
    queryKey,
    retry: false,
    queryFn: async ({ signal }): Promise<All> => {
      const rows: Exhibitor[] = [];
      for (let page = 1; ; page += 1) {
        const part = { page, search: '', size: PAGE };
        const found = await provider.getRows(definition.name, of, part, signal);
        rows.push(...found.rows.map(exhibitorOf));
        if (found.rows.length === 0 || rows.length >= found.total)
          return { rows, version: found.version };
      }
    },
  });

  /** All as they are known now, which may not have been drawn yet. */
  const known = () => client.getQueryData<All>(queryKey);
  return {
    of,
    data,
    error,
    refetch,
    version: () => known()?.version,
    rowOf: (id: number) => known()?.rows.find((row) => row.id === id),
    /** Shows a row as it is to be. */
    put: (row: Exhibitor, version = known()?.version) =>
      client.setQueryData<All>(
        queryKey,
        (all) => all && { version, rows: all.rows.map((one) => (one.id === row.id ? row : one)) },
      ),
  };
};

/** Stores a row; over what somebody else made of it meanwhile, where that can be. */
const useStore = ({ of, version, put, refetch }: ReturnType<typeof useAll>) => {
  const { definition, onReload } = useStoredRecord();
  const provider = useDataProvider<BackOfficeProvider>();
  const client = useQueryClient();
  const { attempt, ...saving } = useAttempt();
  const { name } = definition;
  const spec = definition.subLists[NAME];
  if (!spec) throw new Error(`${name} has no ${NAME}.`);
  const rowNow = async (row: DataRecord) => (await provider.getRow(name, of, row)).row;
  const update = useMergedRow({ definition, name: NAME, spec, of, rowNow });

  const store = (row: Exhibitor, before: Exhibitor): Promise<boolean> =>
    attempt(async () => {
      put(row);
      try {
        const options = { version: version() };
        put(row, await provider.changeRow(name, of, 'update', row, options));
      } catch (failure) {
        put(before);
        if (!(failure instanceof Conflict)) throw failure;
        await update(row, { row: before, version: version() });
        await refetch();
      }
      // The list of exhibitors shows the same numbers, and the page's head what has changed since it was published.
      void client.invalidateQueries({ queryKey: [name, 'rows', NAME], refetchType: 'none' });
      void onReload();
    });
  return { store, saving };
};

/** All exhibitors of a wayfinder, each moved and sized by a call of its own. */
export const useExhibitors = () => {
  const all = useAll();
  const { store, saving } = useStore(all);
  const [undone, setUndone] = useState<readonly Exhibitor[]>([]);

  /** Puts an exhibitor elsewhere. @returns whether it is stored */
  const place = async (id: number, to: Place): Promise<boolean> => {
    const row = all.rowOf(id);
    if (!row) return true;
    const isStored = await store({ ...row, ...to }, row);
    if (isStored) setUndone((before) => [...before, row]);
    return isStored;
  };

  /** Takes the last change back. @returns the exhibitor as it stands then */
  const undo = async (): Promise<Exhibitor | undefined> => {
    const last = undone.at(-1);
    const now = last && all.rowOf(last.id);
    if (!now) return undefined;
    const { topLeftX, topLeftY, width, height } = last;
    const back = { ...now, topLeftX, topLeftY, width, height };
    if (!(await store(back, now))) return undefined;
    setUndone((before) => before.slice(0, -1));
    return back;
  };

  return {
    rows: all.data?.rows,
    error: all.error,
    reload: all.refetch,
    saving,
    place,
    undo,
    canUndo: undone.length > 0,
  };
};
