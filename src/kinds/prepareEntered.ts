import type { AnyField, AnyFields } from '../../schemas';
import { fieldsWithin } from '../fields/fieldsWithin';
import { loadEntries } from './entries';

/** Loads what fields are entered with, those within them too, so that a form is drawn at once. */
export const prepareEntered = async (fields: AnyFields): Promise<void> => {
  const entryOf = await loadEntries();
  const prepare = async (field: AnyField): Promise<void> => {
    await Promise.all([entryOf(field).Input.prepare?.(), ...fieldsWithin(field).map(prepare)]);
  };
  await Promise.all(Object.values(fields).map(prepare));
};
