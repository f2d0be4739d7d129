import type { AnyField, AnyFields } from '../../schemas';
import { fieldsWithin } from '../fields/fieldsWithin';
import { viewOf } from './index';

const prepare = async (field: AnyField): Promise<void> => {
  await Promise.all([viewOf(field).prepare?.(), ...fieldsWithin(field).map(prepare)]);
};

/** Loads what fields are shown with on the page of a record, those within them too, so that they are drawn at once. */
export const prepareShown = async (fields: AnyFields): Promise<void> => {
  await Promise.all(Object.values(fields).map(prepare));
};
