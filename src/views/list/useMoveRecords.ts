import { useQueryClient } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import type { BackOfficeProvider } from '../../../dataProvider/BackOfficeProvider';
import { Conflict } from '../../../dataProvider/Conflict';
import type { DataRecord, Resource } from '../../../schemas';
import { useAttempt } from '../../ui/attempts/useAttempt';
import { moved } from '../../ui/reorder/moved';
import { useToast } from '../../ui/toasts';

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
  const translate = useTranslate();
  const toast = useToast();
  const reportChanged = ({ by }: Conflict) => {
    const name = by ?? translate('views.conflict.somebody');
    toast.warning(translate('views.conflict.lookFirst', { name }));
  };

  const move = (from: number, to: number): Promise<boolean> =>
    attempt(() =>
      provider
        .reorder(definition.name, { records: moved(rows, from, to), field, first })
        .catch((error: unknown) => {
          if (error instanceof Conflict) reportChanged(error);
          throw error;
        })
        // Some may have got their numbers before one was refused.
        .finally(() => client.invalidateQueries({ queryKey: [definition.name] })),
    );

  return { isBusy, move };
};
