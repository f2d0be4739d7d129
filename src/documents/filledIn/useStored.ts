import { useQueryClient } from '@tanstack/react-query';
import { HttpError, useDataProvider } from 'react-admin';
import type { BackOfficeProvider } from '../../../dataProvider/BackOfficeProvider';
import type { Form } from '../../../dataProvider/calls/documents';
import { useAttempt } from '../../ui/attempts/useAttempt';
import { moved } from '../../ui/reorder/moved';
import type { FilledIn, Held } from './held';
import { FORMS } from './useForms';

type ByRow = Readonly<Record<number, unknown>>;

const GROUPS = 'objectlists';

/** What is stored of filled-in documents; their holder is read again afterwards. */
export const useStored = (held: Held, onReload: () => Promise<void>) => {
  const client = useQueryClient();
  const provider = useDataProvider<BackOfficeProvider>();
  const { isBusy, failure, attempt, retry } = useAttempt();
  const { objectlistId, listItemId } = held;
  const group = { id: objectlistId };

  /** @throws HttpError with a message for each row that is wrong, Unreachable */
  const store = async (form: Form, item: FilledIn | null, values: ByRow): Promise<void> => {
    const args = {
      objectDefinitionId: form.id,
      ...(item ? { objectId: item.id } : { listItemId }),
      values: Object.entries(values).map(([rowId, value]) => ({ rowId: Number(rowId), value })),
    };
    try {
      await provider.call(GROUPS, { fn: 'addDocument' }, group, { args });
    } catch (error) {
      // Another version may be active by now, which asks for something else. A server that can't be reached has said
      // nothing of the kind.
      if (error instanceof HttpError) client.invalidateQueries({ queryKey: FORMS });
      throw error;
    }
    await onReload();
  };

  const remove = ({ id }: FilledIn): Promise<boolean> =>
    attempt(async () => {
      await provider.call(GROUPS, { method: 'DELETE', path: 'objects/{id}' }, { id });
      await onReload();
    });

  const move = (from: number, to: number): Promise<boolean> =>
    attempt(async () => {
      const objectIds = moved(held.items, from, to).map(({ id }) => id);
      await provider.call(GROUPS, { fn: 'orderDocuments' }, group, { args: { objectIds } });
      await onReload();
    });

  return { isBusy, failure, retry, store, remove, move };
};
