import { useEffect, useState } from 'react';
import type { ListControllerResult } from 'react-admin';
import type { DataRecord, Resource } from '../../../schemas';
import { useAttempt } from '../../ui/attempts/useAttempt';
import { useAllRows } from '../useAllRows';

export interface BulkProps {
  definition: Resource;
  list: ListControllerResult<DataRecord>;
  /** The ticked rows, of other pages too. */
  selected: readonly number[];
  onChange(selected: readonly number[]): void;
}

type Known = ReadonlyMap<number, DataRecord>;

const NONE: readonly DataRecord[] = [];

const withRows = (known: Known, rows: readonly DataRecord[]): Known =>
  new Map([...known, ...rows.map((row) => [row.id, row] as const)]);

/** Which rows are meant: those that are ticked, of other pages too; all that the filter leaves can be ticked at once. */
export const useTicked = ({ definition, list, selected, onChange }: BulkProps) => {
  const allRows = useAllRows(definition, list);
  const { isBusy: isReading, attempt } = useAttempt('toast');
  const { data = NONE, total = 0 } = list;
  const [earlier, setEarlier] = useState<Known>(new Map());
  // For when another page takes the place of these.
  useEffect(() => setEarlier((known) => withRows(known, data)), [data]);
  const known = withRows(earlier, data);
  const rows = selected.flatMap((id) => known.get(id) ?? []);
  const ticked = new Set(selected);
  const elsewhere = rows.length - data.filter(({ id }) => ticked.has(id)).length;
  const takeAll = () =>
    attempt(async () => {
      const all = await allRows();
      setEarlier((before) => withRows(before, all));
      onChange(all.map(({ id }) => id));
    });
  const isPage =
    data.length > 0 && elsewhere === 0 && rows.length === data.length && total > data.length;
  return {
    rows,
    count: rows.length,
    total,
    /** How many of them are on other pages. */
    elsewhere,
    /** A whole page is ticked, and there are others. */
    mayTakeAll: isPage,
    isReading,
    takeAll,
  };
};

export type Ticked = ReturnType<typeof useTicked>;
