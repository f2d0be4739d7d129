import { type AnyField, isFile, type LinkSpec, type Resource } from '../../../schemas';
import { sentFields } from '../../../schemas/codec';
import type { CallContext } from '../../contract/CallContext';
import type { HistoryChange } from '../../tables/general/history';
import { fieldOf } from '../subLists/SubList';
import type { RecordChange } from './changesOf';

/** Whether there is a call that links, and one that unlinks. */
const changesLink = ({ add, addMany, remove, set }: LinkSpec): boolean =>
  (add ?? addMany ?? set) !== undefined && (remove ?? set) !== undefined;

/** What resources are, and what they do beyond their definitions. */
type Parts = Pick<CallContext, 'behaviours' | 'definitions'>;

/** Whether actions make of a field all that it can be: one of them makes what was of what another made. */
const isSetByActions = ({ actions }: Resource, field: string): boolean =>
  Object.values(actions).filter(({ sets = {} }) => field in sets).length > 1;

/** Whether a field holds another record's link: what was linked there is taken back with that record's change. */
const isTheirs = ({ definitions }: Parts, resource: string, field: string): boolean =>
  definitions.all.some(({ links }) =>
    Object.values(links).some(
      (spec) =>
        spec.to === resource &&
        (('theirId' in spec.storedIn && spec.storedIn.theirId === field) ||
          ('theirIds' in spec.storedIn && spec.storedIn.theirIds === field)) &&
        changesLink(spec),
    ),
  );

/** Whether a field's file comes by a call of its own. */
const hasUpload = (field: AnyField | undefined): boolean =>
  field !== undefined && isFile(field) && field.upload !== undefined;

/** Whether a save of the record, or a call of its rows or links, makes what was of what a change made. */
const isTakenBack = (parts: Parts, definition: Resource, change: HistoryChange): boolean => {
  const { links, subLists, fields, verbs } = definition;
  if ('link' in change) {
    const spec = links[change.link];
    return spec !== undefined && changesLink(spec);
  }
  if ('file' in change) return hasUpload(fields[change.file]);
  const { field } = change;
  const own = fields[field];
  const { restores = {} } = parts.behaviours.of(definition.name);
  if (field in restores || isSetByActions(definition, field)) return true;
  if (own?.saveWith) return !own.readOnly;
  if (own && verbs.update !== false && field in sentFields(definition, 'update')) return true;
  const list = Object.entries(subLists).find(([name, spec]) => fieldOf({ name, spec }) === field);
  if (!own && list)
    return (list[1].add ?? list[1].update ?? list[1].remove ?? list[1].reorder) !== undefined;
  const isOwnLink = Object.values(links).some(
    (spec) => Object.values(spec.storedIn).includes(field) && changesLink(spec),
  );
  return isOwnLink || isTheirs(parts, definition.name, field);
};

/** Whether something of a change of a record is taken back by calls. */
export const hasWayBack = (
  parts: Parts,
  { resource, isNew, isBack, trashId, changes }: Omit<RecordChange, 'recordId' | 'organisationId'>,
): boolean => {
  const definition = parts.definitions.named(resource);
  if (!definition) return false;
  if (trashId !== undefined) return true;
  const { unmakes } = parts.behaviours.of(resource);
  if (isNew && unmakes) return true;
  if ((isNew || isBack) && !definition.single) return definition.verbs.delete !== false;
  return changes.some((change) => isTakenBack(parts, definition, change));
};
