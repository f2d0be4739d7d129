import {
  type AnyField,
  type AnyFields,
  holdsFields,
  type Resource,
  traitsOf,
} from '../../../schemas';
import type { CallContext } from '../../contract/CallContext';
import { isSecretField } from '../audit/changedFields';
import { ownIdField } from '../subLists/chosenRows';
import { fieldOf } from '../subLists/SubList';

/** What of a record's row has a history. */
export interface TrackedField {
  readonly name: string;
  /** The field in which rows have their ids. */
  readonly by: string;
  /** The fields of what it holds. */
  readonly inner: AnyFields;
}

/** A link of another resource that rows of a table hold. */
interface HeldLink {
  /** The resource whose link it is. */
  readonly of: Resource;
  readonly link: string;
  /** The field that holds its record, or several. */
  readonly field: string;
}

/** What has a history of the rows of a table. */
export interface Tracked {
  readonly definition: Resource | undefined;
  readonly fields: readonly TrackedField[];
  readonly held: readonly HeldLink[];
}

/** Moments that follow from what is done, and a file's, which has calls of its own. */
const follows = (field: AnyField): boolean =>
  field.readOnly === true && traitsOf(field).days === 'moment';

const hasHistory = (name: string, field: AnyField): boolean =>
  !field.formOnly &&
  !follows(field) &&
  !traitsOf(field).isUpload &&
  traitsOf(field).isSecret !== true &&
  !isSecretField(name, field);

const ofFields = ({ fields }: Resource): readonly TrackedField[] =>
  Object.entries(fields)
    .filter(([name, field]) => hasHistory(name, field))
    .map(([name, field]) => ({ name, by: 'id', inner: holdsFields(field) ? field.fields : {} }));

const ofSubLists = ({ subLists }: Resource): readonly TrackedField[] =>
  Object.entries(subLists).map(([name, spec]) => ({
    name: fieldOf({ name, spec }),
    by: ownIdField(spec),
    inner: spec.fields,
  }));

const ofLinks = ({ links }: Resource): readonly TrackedField[] =>
  Object.values(links).flatMap(({ storedIn }) => {
    if ('id' in storedIn) return [{ name: storedIn.id, by: 'id', inner: {} }];
    return 'ids' in storedIn ? [{ name: storedIn.ids, by: 'id', inner: {} }] : [];
  });

/** What of a record's own row has a history, each once. */
export const trackedFields = (definition: Resource): readonly TrackedField[] => [
  ...new Map(
    [...ofFields(definition), ...ofLinks(definition), ...ofSubLists(definition)].map((one) => [
      one.name,
      one,
    ]),
  ).values(),
];

const heldBy = (all: readonly Resource[], table: string): readonly HeldLink[] =>
  all.flatMap((of) =>
    Object.entries(of.links).flatMap(([link, { to, storedIn }]) => {
      if (to !== table) return [];
      if ('theirId' in storedIn) return [{ of, link, field: storedIn.theirId }];
      return 'theirIds' in storedIn ? [{ of, link, field: storedIn.theirIds }] : [];
    }),
  );

type Parts = Pick<CallContext, 'behaviours' | 'definitions'>;

/** Whether records of a resource have a history: those that stand in rows of their own. */
export const isTracked = ({ behaviours }: Parts, { name, verbs }: Resource): boolean =>
  verbs.read !== false && !behaviours.of(name).parts;

/** Whether changes of a resource's records are kept: those that a history shows, and those that can be taken back. */
const isKept = (parts: Parts, definition: Resource): boolean =>
  isTracked(parts, definition) || parts.behaviours.of(definition.name).restores !== undefined;

/** What the server keeps beside the fields, and can put back: it is shown nowhere. */
const ofServer = ({ behaviours }: Parts, { name, fields }: Resource): readonly TrackedField[] =>
  Object.keys(behaviours.of(name).restores ?? {})
    .filter((field) => !(field in fields))
    .map((field) => ({ name: field, by: 'id', inner: {} }));

const known = new WeakMap<Parts['definitions'], Map<string, Tracked>>();

/** What of a table's rows has a history. */
export const trackedOf = (parts: Parts, table: string): Tracked => {
  const tables = known.get(parts.definitions) ?? new Map<string, Tracked>();
  known.set(parts.definitions, tables);
  const definition = parts.definitions.named(table);
  const isKnown = definition && isKept(parts, definition);
  const tracked = tables.get(table) ?? {
    definition: isKnown ? definition : undefined,
    fields: isKnown ? [...trackedFields(definition), ...ofServer(parts, definition)] : [],
    held: heldBy(parts.definitions.all, table),
  };
  tables.set(table, tracked);
  return tracked;
};
