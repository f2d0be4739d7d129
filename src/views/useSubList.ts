import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { BackOfficeProvider } from '../../dataProvider/provider';
import {
  type DataRecord,
  nested,
  type Resource,
  type RowCall,
  type SubListSpec,
} from '../../schemas';
import { moved } from './moved';
import type { TableRowData } from './tableRows';
import { useAttempt } from './useAttempt';

interface Options {
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
const argsOf = ({ args }: RowCall<string>, sent: TableRowData): Record<string, unknown> =>
  Object.fromEntries(
    (Array.isArray(args) ? args.map((arg) => [arg, arg]) : Object.entries(args)).map(
      ([arg, field]) => [arg, sent[field]],
    ),
  );

/** The rows that the record carries, or that a function answers; none while they are under way. */
const useRows = ({ definition, record, name }: Options, spec: SubListSpec) => {
  const provider = useDataProvider<BackOfficeProvider>();
  const { load } = spec;
  const { data, error, refetch } = useQuery({
    queryKey: [definition.name, 'rows', name, record.id],
    enabled: load !== undefined,
    retry: false,
    queryFn: async ({ signal }) =>
      (await provider.call(definition.name, load ?? {}, record, { isRead: true, signal })).rows,
  });
  const carried: unknown = load ? data : record[spec.field ?? name];
  return {
    rows: load && !data ? undefined : rowsOf(carried, spec),
    error: load ? error : null,
    reload: async () => {
      if (load) await refetch();
    },
  };
};

/** The rows inside a record, and what its functions do with them; the record is read again afterwards. */
export const useSubList = (options: Options) => {
  const { definition, record, name, onReload } = options;
  const provider = useDataProvider<BackOfficeProvider>();
  const { isBusy, failure, attempt, retry } = useAttempt();
  const spec = definition.subLists[name];
  if (!spec) throw new Error(`${definition.name} has no sub-list "${name}".`);
  const { rows, error, reload } = useRows(options, spec);
  const readAgain = () => Promise.all([reload(), onReload()]);

  const call = (rowCall: RowCall<string>, sent: TableRowData, isQuiet = false) => {
    const { args: _, ...callSpec } = rowCall;
    const holder = rowCall.path === undefined ? record : { ...record, ...sent };
    return provider.call(definition.name, callSpec, holder, {
      args: argsOf(rowCall, sent),
      isQuiet,
    });
  };

  /** Calls a function for a row, then reads the record again. @returns whether it was stored */
  const send = (rowCall: RowCall<string>, row: TableRowData): Promise<boolean> =>
    attempt(async () => {
      await call(rowCall, sentOf(row, spec));
      await readAgain();
    });

  /** Puts a row elsewhere among those given: in one call, or one for each whose number changes. */
  const move = (shown: readonly TableRowData[], from: number, to: number): Promise<boolean> =>
    attempt(async () => {
      const { order } = spec;
      if (!order) return;
      if (order.rows !== undefined) {
        const { method, fn, rows: part, field } = order;
        const numbered = moved(shown, from, to).map((row, index) => ({
          id: row[spec.idField],
          [field]: index + 1,
        }));
        await provider.call(definition.name, { method, fn }, record, {
          args: { [part]: numbered },
        });
        await readAgain();
        return;
      }
      const changed = moved(shown, from, to)
        .map((row, index) => ({ row, number: index + 1 }))
        .filter(({ row, number }) => row[order.field] !== number);
      try {
        for (const { row, number } of changed)
          await call(
            order,
            { ...sentOf(row, spec), [order.field]: number },
            row !== changed.at(-1)?.row,
          );
      } finally {
        await readAgain();
      }
    });

  return { spec, rows, error, reload, isBusy, failure, retry, send, move };
};
