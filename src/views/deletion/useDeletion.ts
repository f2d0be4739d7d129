import { HttpError, useDataProvider, useTranslate } from 'react-admin';
import { Conflict } from '../../../dataProvider/Conflict';
import { Unreachable } from '../../../dataProvider/http';
import { messages } from '../../../dataProvider/messages';
import { trashedBy } from '../../../dataProvider/trashed';
import type { DataRecord, Resource } from '../../../schemas';
import { useProblemText } from '../../fields/useProblemText';
import { useToast } from '../../ui/toasts';

/** Whether whoever deletes asks once more, or has nothing left to delete. */
const isNoFailure = (error: unknown): boolean =>
  error instanceof Conflict || (error instanceof HttpError && error.status === 404);

/**
 * Deletes a record as it was seen, and reports how it went: in the server's words, or in those that the definition has.
 *
 * @returns throws what the data provider throws; what has been reported already as a refusal
 */
export const useDeletion = (definition: Resource) => {
  const provider = useDataProvider();
  const translate = useTranslate();
  const toast = useToast();
  const textOf = useProblemText(definition.name);
  const { deleted, notDeleted } = definition.messages ?? {};
  const isQuiet = deleted !== undefined || notDeleted !== undefined;

  const reasonOf = (error: unknown): string => {
    if (error instanceof Unreachable) return translate(`views.unreachable.${error.reason}`);
    return (error instanceof Error && error.message) || translate('shell.unknownError');
  };
  const reportFailure = (error: unknown): void => {
    const params = { reason: reasonOf(error) };
    toast.error(notDeleted === undefined ? params.reason : textOf({ message: notDeleted, params }));
    if (!(error instanceof Unreachable)) return;
    console.error(error);
    throw new HttpError(params.reason, 0);
  };

  return async (seen: DataRecord, replaceBy?: number): Promise<void> => {
    const meta = { replaceBy, ...(isQuiet && { isQuiet }) };
    try {
      const params = { id: seen.id, previousData: seen, meta };
      const { data } = await provider.delete(definition.name, params);
      if (!isQuiet) return;
      const own = deleted === undefined ? '' : textOf({ message: deleted });
      const text = String(data.message ?? '') || own;
      messages.publish({ isOk: true, text, trashed: trashedBy(data) });
    } catch (error) {
      if (isQuiet && !isNoFailure(error)) reportFailure(error);
      throw error;
    }
  };
};
