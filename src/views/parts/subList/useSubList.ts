import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { BackOfficeProvider } from '../../../../dataProvider/provider';
import {
  type DataRecord,
  nested,
  type Resource,
  type RowCall,
  type SubListSpec,
} from '../../../../schemas';
import { moved } from '../../../ui/moved';
import { useAttempt } from '../../../ui/useAttempt';
import type { TableRowData } from '../tableRows';

/** A record's sub-list, and how the record is read again. */
export interface SubListOptions {
  definition: Resource;
  record: DataRecord;
  name: string;
  onReload(): Promise<void>;
}

const rowsOf = (wire: unknown, { fields, idField }: SubListSpec): readonly TableRowData[] =>
  (Array.isArray(wire) ? wire : []).map(
    (row: Record<string, unknown>): TableRowData => ({
      ...row,
      ...nested.parse(row, fields),
      [idField]: row[idField],
    }),
  );

const sentOf = (row: TableRowData, { fields, idField }: SubListSpec): TableRowData => ({
  ...nested.serialize(row, fields),
  [idField]: row[idField],
});

/** The parts of a call's body, by the names that they travel under. */
const argsOf = ({ args }: RowCall, sent: TableRowData): Record<string, unknown> =>
  Object.fromEntries(Object.entries(args).map(([arg, name]) => [arg, sent[name]]));

/** The rows that the record carries, or that a function answers; none while they are under way. */
const useRows = ({ definition, record, name }: SubListOptions, spec: SubListSpec) => {
  const provider = useDataProvider<BackOfficeProvider>();
  const { rowsFrom } = spec;
  const { data, error, refetch } = useQuery({
    queryKey: [definition.name, 'rows', name, record.id],
    enabled: rowsFrom !== undefined,
    retry: false,
    queryFn: async ({ signal }) =>
      (await provider.call(definition.name, rowsFrom ?? {}, record, { isRead: true, signal })).rows,
  });
  const carried: unknown = rowsFrom ? data : record[spec.field ?? name];
  return {
    rows: rowsFrom && !data ? undefined : rowsOf(carried, spec),
    error: rowsFrom ? error : null,
    reload: async () => {
      if (rowsFrom) await refetch();
    },
  };
};

/** The rows inside a record, and what its functions do with them; the record is read again afterwards. */
export const useSubList = (options: SubListOptions) => {
  const { definition, record, name, onReload } = options;
  const provider = useDataProvider<BackOfficeProvider>();
  const { isBusy, failure, attempt, retry } = useAttempt();
  const spec = definition.subLists[name];
  if (!spec) throw new Error(`${definition.name} has no sub-list "${name}".`);
  const { rows, error, reload } = useRows(options, spec);
  const readAgain = () => Promise.all([reload(), onReload()]);

  const call = (rowCall: RowCall, row: TableRowData, isQuiet = false) => {
    const { args: _, ...callSpec } = rowCall;
    return provider.call(definition.name, callSpec, record, {
      args: argsOf(rowCall, row),
      row,
      isQuiet,
    });
  };

  /** Calls a function for a row, then reads the record again. @returns whether it was stored */
  const send = (rowCall: RowCall, row: TableRowData): Promise<boolean> =>
    attempt(async () => {
      await call(rowCall, sentOf(row, spec));
      await readAgain();
    });

  const numberInOneCall = (reorder: RowCall, numberedBy: string, rows: readonly TableRowData[]) => {
    const { method, fn, path } = reorder;
    const numbered = rows.map((row, index) => ({ id: row[spec.idField], [numberedBy]: index + 1 }));
    return provider.call(definition.name, { method, fn, path }, record, {
      args: { rows: numbered },
    });
  };

  const numberEach = async (
    reorder: RowCall,
    numberedBy: string,
    rows: readonly TableRowData[],
  ): Promise<void> => {
    const changed = rows
      .map((row, index) => ({ row, number: index + 1 }))
      .filter(({ row, number }) => row[numberedBy] !== number);
    for (const { row, number } of changed) {
      const sent = { ...sentOf(row, spec), [numberedBy]: number };
      await call(reorder, sent, row !== changed.at(-1)?.row);
    }
  };

  /** Puts a row elsewhere among those given: in one call, or one for each whose number changes. */
  const move = (shown: readonly TableRowData[], from: number, to: number): Promise<boolean> =>
    attempt(async () => {
      const { reorder, numberedBy } = spec;
      if (!reorder || numberedBy === undefined) return;
      const number = reorder.inOneCall ? numberInOneCall : numberEach;
      // Some may have got their numbers before one was refused.
      await number(reorder, numberedBy, moved(shown, from, to)).finally(readAgain);
    });

  return { spec, rows, error, reload, isBusy, failure, retry, send, move };
};
