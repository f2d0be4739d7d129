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
import type { TableRowData } from './RowsTable';
import { useAttempt } from './useAttempt';

interface Options {
  definition: Resource;
  record: DataRecord;
  name: string;
  onReload(): Promise<void>;
}

const rowsOf = (record: DataRecord, field: string, { fields, idField }: SubListSpec) => {
  const wire = record[field];
  return (Array.isArray(wire) ? wire : []).map(
    (row: Record<string, unknown>): TableRowData => ({
      ...nested.parse(row, fields),
      [idField]: row[idField],
    }),
  );
};

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

/** The rows inside a record, and what its functions do with them; the record is read again afterwards. */
export const useSubList = ({ definition, record, name, onReload }: Options) => {
  const provider = useDataProvider<BackOfficeProvider>();
  const { isBusy, failure, attempt, retry } = useAttempt();
  const spec = definition.subLists[name];
  if (!spec) throw new Error(`${definition.name} has no sub-list "${name}".`);
  const rows = rowsOf(record, spec.field ?? name, spec);

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
      await onReload();
    });

  /** Puts a row elsewhere among those given; the ones whose numbers change are sent one after the other. */
  const move = (shown: readonly TableRowData[], from: number, to: number): Promise<boolean> =>
    attempt(async () => {
      const { order } = spec;
      if (!order) return;
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
        await onReload();
      }
    });

  return { spec, rows, isBusy, failure, retry, send, move };
};
