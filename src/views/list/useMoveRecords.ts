import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import type { BackOfficeProvider } from '../../../dataProvider/BackOfficeProvider';
import type { DataRecord, Resource } from '../../../schemas';
import { serializeRecord } from '../../../schemas/codec';
import { moved } from '../../ui/moved';
import { useAttempt } from '../../ui/useAttempt';

/**
 * Puts a record of a list elsewhere among those on screen: the field that holds its number is stored for
 * each whose number changes.
 *
 * @param first the number of the first record on screen
 */
export const useMoveRecords = (
  definition: Resource,
  rows: readonly DataRecord[],
  first: number,
  field: string,
) => {
  const provider = useDataProvider<BackOfficeProvider>();
  const client = useQueryClient();
  const { isBusy, attempt } = useAttempt('toast');

  const move = (from: number, to: number): Promise<boolean> =>
    attempt(async () => {
      const changed = moved(rows, from, to)
        .map((record, index) => ({ record, number: first + index }))
        .filter(({ record, number }) => record[field] !== number);
      try {
        for (const { record, number } of changed)
          await provider.call(definition.name, { method: 'PUT' }, record, {
            args: serializeRecord(definition, { ...record, [field]: number }, 'update'),
            isQuiet: record !== changed.at(-1)?.record,
          });
      } finally {
        await client.invalidateQueries({ queryKey: [definition.name] });
      }
    });

  return { isBusy, move };
};
