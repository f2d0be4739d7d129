import { useDataProvider } from 'react-admin';
import type { BackOfficeProvider } from '../../dataProvider/provider';
import {
  type DataRecord,
  nested,
  type Resource,
  type RowCall,
  type SubListSpec,
} from '../../schemas';
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

/** The row that was moved stands in its new place; the others keep their order. */
const moved = (rows: readonly TableRowData[], from: number, to: number): TableRowData[] => {
  const others = rows.filter((_, index) => index !== from);
  const row = rows[from];
  return row ? others.toSpliced(to, 0, row) : others;
};

/** The rows inside a record, and what its functions do with them; the record is read again afterwards. */
export const useSubList = ({ definition, record, name, onReload }: Options) => {
  const provider = useDataProvider<BackOfficeProvider>();
  const { isBusy, failure, attempt } = useAttempt();
  const spec = definition.subLists[name];
  if (!spec) throw new Error(`${definition.name} has no sub-list "${name}".`);
  const rows = rowsOf(record, spec.field ?? name, spec);

  const call = (rowCall: RowCall<string>, row: TableRowData, further: TableRowData = {}) => {
    const sent = { ...sentOf(row, spec), ...further };
    const { args: _, ...callSpec } = rowCall;
    const holder = rowCall.path === undefined ? record : { ...record, ...sent };
    return provider.call(definition.name, callSpec, holder, { args: argsOf(rowCall, sent) });
  };

  /** Calls a function for a row, then reads the record again. @returns whether it was stored */
  const send = (rowCall: RowCall<string>, row: TableRowData): Promise<boolean> =>
    attempt(async () => {
      await call(rowCall, row);
      await onReload();
    });

  /** Puts a row elsewhere among those given; the ones whose numbers change are sent one after the other. */
  const move = (shown: readonly TableRowData[], from: number, to: number): Promise<boolean> =>
    attempt(async () => {
      const { order } = spec;
      if (!order) return;
      try {
        for (const [index, row] of moved(shown, from, to).entries())
          if (row !== shown[index]) await call(order, row, { [order.field]: index + 1 });
      } finally {
        await onReload();
      }
    });

  return { spec, rows, isBusy, failure, send, move };
};
