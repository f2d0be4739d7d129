import { useQueryClient } from '@tanstack/react-query';
import { HttpError, useDataProvider, useTranslate } from 'react-admin';
import type { BackOfficeProvider } from '../../../dataProvider/BackOfficeProvider';
import { Conflict } from '../../../dataProvider/Conflict';
import type { Form } from '../../../dataProvider/calls/documents';
import type { ScreenFunction } from '../../../schemas';
import { useAttempt } from '../../ui/attempts/useAttempt';
import { moved } from '../../ui/reorder/moved';
import { useToast } from '../../ui/toasts';
import { type FilledIn, type Held, tagOf } from './held';
import { FORMS } from './useForms';
import { useMerging } from './useMerging';

type ByRow = Readonly<Record<number, unknown>>;

const GROUPS = 'objectlists';
const ADD = { fn: 'addDocument' satisfies ScreenFunction };
const ORDER = { fn: 'orderDocuments' satisfies ScreenFunction };

/** What is stored of filled-in documents; their holder is read again afterwards. */
export const useStored = (held: Held, onReload: () => Promise<void>) => {
  const client = useQueryClient();
  const provider = useDataProvider<BackOfficeProvider>();
  const translate = useTranslate();
  const toast = useToast();
  const storeMerged = useMerging();
  const { isBusy, failure, attempt, retry } = useAttempt();
  const { objectlistId, listItemId } = held;
  const group = { id: objectlistId };

  /** @throws HttpError with a message for each row that is wrong, Unreachable */
  const store = async (form: Form, item: FilledIn | null, values: ByRow): Promise<void> => {
    const send = (by: ByRow, seen: FilledIn | null) => {
      const args = {
        objectDefinitionId: form.id,
        ...(seen ? { objectId: seen.id } : { listItemId }),
        values: Object.entries(by).map(([rowId, value]) => ({ rowId: Number(rowId), value })),
      };
      return provider.call(GROUPS, ADD, group, { args, version: tagOf(seen) });
    };
    try {
      await storeMerged(form, item, values, send);
    } catch (error) {
      // Another version may be active by now, which asks for something else. A server that can't be reached has answered
      // nothing of the kind.
      if (error instanceof HttpError) client.invalidateQueries({ queryKey: FORMS });
      throw error;
    }
    await onReload();
  };

  const remove = (item: FilledIn): Promise<boolean> =>
    attempt(async () => {
      const spec = { method: 'DELETE', path: 'objects/{id}' } as const;
      await provider
        .call(GROUPS, spec, { id: item.id }, { version: tagOf(item) })
        .catch(async (error: unknown) => {
          if (!(error instanceof Conflict)) throw error;
          // What became of it is to be seen before it goes.
          await onReload();
          toast.warning(
            translate('views.conflict.lookFirst', {
              name: error.by ?? translate('views.conflict.somebody'),
            }),
          );
          throw error;
        });
      await onReload();
    });

  const move = (from: number, to: number): Promise<boolean> =>
    attempt(async () => {
      const objectIds = moved(held.items, from, to).map(({ id }) => id);
      await provider.call(GROUPS, ORDER, group, { args: { objectIds } });
      await onReload();
    });

  return { isBusy, failure, retry, store, remove, move };
};
