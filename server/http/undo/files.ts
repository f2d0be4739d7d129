import { filesOf, ownerOf } from '../../records/files/files';
import { fieldName } from '../../records/texts';
import type { FileChange } from '../../tables/general/history';
import { recordPath } from '../resource/Endpoint';
import { restoringFile } from '../resource/functions';
import type { Undoing } from './Undoing';

/**
 * Gives a field the file that it had before a change.
 *
 * @returns what the field is called, where somebody has put another file there since
 */
export const undoFile = async (
  { context, calls, definition, now }: Undoing,
  { file, was, is }: FileChange,
): Promise<readonly string[]> => {
  const [present] = await filesOf(context, { ...ownerOf(definition.name, now), field: file });
  if (present?.id === was?.id) return [];
  if (present?.id !== is?.id) return [fieldName(context, definition.name, file)];
  await calls.make(context, {
    ...{ method: 'POST', path: recordPath({ ...context, definition }), fn: restoringFile(file) },
    about: now,
    body: { id: was?.id ?? 0 },
  });
  return [];
};
