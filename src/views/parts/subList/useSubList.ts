import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { BackOfficeProvider } from '../../../../dataProvider/BackOfficeProvider';
import type { RowChange } from '../../../../dataProvider/subLists';
import type { DataRecord, Resource } from '../../../../schemas';
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

/** The rows inside a record, and the calls that change them; the record is read again afterwards. */
export const useSubList = ({ definition, record, name, onReload }: SubListOptions) => {
  const provider = useDataProvider<BackOfficeProvider>();
  const { isBusy, failure, attempt, retry } = useAttempt();
  const spec = definition.subLists[name];
  if (!spec) throw new Error(`${definition.name} has no sub-list "${name}".`);
  const of = { record, subList: name };
  const isAsked = spec.rowsFrom !== undefined;
  const asked = useQuery({
    queryKey: [definition.name, 'rows', name, record.id],
    enabled: isAsked,
    retry: false,
    queryFn: ({ signal }) => provider.getRows(definition.name, of, signal),
  });
  const carried = (record[spec.field ?? name] ?? []) as readonly DataRecord[];
  const reload = async () => {
    if (isAsked) await asked.refetch();
  };
  const readAgain = () => Promise.all([reload(), onReload()]);

  /** Changes a row, then reads the record again. @returns whether it was stored */
  const send = (change: RowChange, row: TableRowData): Promise<boolean> =>
    attempt(async () => {
      await provider.changeRow(definition.name, of, change, row);
      await readAgain();
    });

  /** Puts a row elsewhere among those given. */
  const move = (shown: readonly TableRowData[], from: number, to: number): Promise<boolean> =>
    attempt(() =>
      provider
        .reorderRows(definition.name, of, moved(shown, from, to))
        // Some may have got their numbers before one was refused.
        .finally(readAgain),
    );

  return {
    spec,
    rows: isAsked ? asked.data : carried,
    error: isAsked ? asked.error : null,
    reload,
    isBusy,
    failure,
    retry,
    send,
    move,
  };
};
