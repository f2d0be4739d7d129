import { isAllowed, isWriter } from '../../dataProvider/session';
import { isOpen, isShown, type LinkSpec, type Resource, type Right, writerOf } from '../../schemas';

type Guarded = Pick<Resource, 'module' | 'writtenBy'>;

/** Whether the signed-in person has a right on records of a resource, and is one of those who alone may use it. */
const isGranted = (resource: Guarded, right: Right): boolean =>
  isAllowed(resource.module, right) && isWriter(writerOf(resource, right));

/** Whether the signed-in person may change what belongs to a record: its links and rows. */
export const mayChangeParts = (definition: Resource, record: Record<string, unknown>): boolean =>
  isGranted(definition, 'update') && isOpen(definition, record);

/** Whether the signed-in person may change what is linked to a record. */
export const mayLink = (
  definition: Resource,
  { writtenBy }: LinkSpec,
  record: Record<string, unknown>,
): boolean => isWriter(writtenBy) && mayChangeParts(definition, record);

/** Whether the signed-in person may change a record, by right and by the record's own flag. */
export const isEditable = (definition: Resource, record: Record<string, unknown>): boolean =>
  definition.verbs.update !== false && mayChangeParts(definition, record);

/** Whether the signed-in person may change several records of a resource at once, and by which fields. */
export const bulkFieldsOf = (definition: Resource): readonly string[] => {
  const { fields, list, verbs } = definition;
  if (verbs.update === false || !isGranted(definition, 'update')) return [];
  return (list.bulkEdit ?? []).filter((name) => isWriter(fields[name]?.writtenBy));
};

/** Whether the signed-in person may add records of a resource. */
export const mayAdd = (definition: Resource): boolean =>
  definition.verbs.create !== false && isGranted(definition, 'create');

/** Whether the signed-in person may delete records of a resource at all. */
export const mayDelete = (definition: Resource): boolean =>
  definition.verbs.delete !== false && isGranted(definition, 'delete');

/** Whether the signed-in person may delete a record, by right and by the record's own flag. */
export const isDeletable = (definition: Resource, record: Record<string, unknown>): boolean =>
  mayDelete(definition) &&
  isOpen(definition, record) &&
  isShown({ when: definition.verbs.delete ? definition.verbs.delete.when : undefined }, record);

/** Whether the signed-in person may bring records in from files. */
export const mayImport = (definition: Resource): boolean =>
  definition.imports !== undefined && isGranted(definition, 'update');
