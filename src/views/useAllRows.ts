import { type ListControllerResult, useDataProvider } from 'react-admin';
import type { DataRecord, Resource } from '../../schemas';

const BATCH = 1000;

type Listed = Pick<ListControllerResult<DataRecord>, 'filterValues' | 'sort'>;

/** Gives a way to ask for all records that a list's filter leaves, not only the page on screen. */
export const useAllRows = (
  { name }: Resource,
  { filterValues, sort }: Listed,
  columns: readonly string[] = [],
) => {
  const provider = useDataProvider();
  return async (): Promise<readonly DataRecord[]> => {
    const rows: DataRecord[] = [];
    for (let page = 1; ; page += 1) {
      const { data, total = 0 } = await provider.getList<DataRecord>(name, {
        filter: filterValues,
        sort,
        pagination: { page, perPage: BATCH },
        meta: { isWhole: true, columns },
      });
      // One by one: a server may answer all of them on one page, and a call takes only so many arguments.
      for (const record of data) rows.push(record);
      if (data.length === 0 || rows.length >= total) return rows;
    }
  };
};
