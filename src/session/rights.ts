import { isAllowed } from '../../dataProvider/session';
import { isOpen, type Resource } from '../../schemas';

/** Whether the signed-in person may change what belongs to a record: its links and rows. */
export const mayChangeParts = (definition: Resource, record: Record<string, unknown>): boolean =>
  isAllowed(definition.module, 'update') && isOpen(definition, record);

/** Whether the signed-in person may change a record, by right and by what the record itself says. */
export const isEditable = (definition: Resource, record: Record<string, unknown>): boolean =>
  definition.verbs.update !== false && mayChangeParts(definition, record);

/** Whether the signed-in person may delete records of a resource at all. */
export const mayDelete = ({ module, verbs }: Resource): boolean =>
  verbs.delete !== false && isAllowed(module, 'delete');

/** Whether the signed-in person may delete a record, by right and by what the record itself says. */
export const isDeletable = (definition: Resource, record: Record<string, unknown>): boolean =>
  mayDelete(definition) && isOpen(definition, record);

/** Whether the signed-in person may bring records in from files. */
export const mayImport = ({ imports, module }: Resource): boolean =>
  imports !== undefined && isAllowed(module, 'update');
