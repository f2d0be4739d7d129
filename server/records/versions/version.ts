import { createHmac } from 'node:crypto';
import { type Resource, traitsOf } from '../../../schemas';
import { perObject } from '../../../schemas/perObject';
import type { CallContext } from '../../contract/CallContext';
import type { Reply } from '../../contract/reply';
import type { Row, Values } from '../../store/Store';
import { assignedRows } from '../links/linked';
import { stableText } from '../stableText';
import { fieldOf } from '../subLists/SubList';

/** The part of a record that its own form changes: what is entered in its fields. */
export const OWN = 'own';

/** What the versions of a record's parts are, by the parts' names. */
export type Versions = Readonly<Record<string, string>>;

const DIGEST_LENGTH = 12;

/** What the versions of a record are worked out with. */
type Keys = Pick<CallContext, 'versionKey'>;

/** With a key that nobody outside has, so that what a version is of can't be found by trying values. */
const digest = ({ versionKey }: Keys, values: unknown): string =>
  createHmac('sha256', versionKey)
    .update(stableText(values))
    .digest('base64url')
    .slice(0, DIGEST_LENGTH);

/** What was condensed of rows that a record keeps: they are stored as a list of their own, which never changes. */
const condensed = new WeakMap<object, string>();

/** What a part of a record is condensed to, by the values that it is made of. */
const digestOf = (keys: Keys, values: readonly unknown[]): string => {
  const [rows] = values;
  if (values.length > 1 || !Array.isArray(rows) || !Object.isFrozen(rows))
    return digest(keys, values);
  const made = condensed.get(rows) ?? digest(keys, values);
  condensed.set(rows, made);
  return made;
};

/** The same of values that a record holds by itself: equal ones of another record have another version. */
const digestOfOwn = (
  keys: Keys,
  { name }: Resource,
  row: Row | undefined,
  names: readonly string[],
): string => digest(keys, [name, row?.id ?? null, ...names.map((one) => row?.[one] ?? null)]);

/** The fields whose values people enter. What the server works out by itself makes no other version. */
const enteredNames = perObject(({ fields }: Resource): readonly string[] =>
  Object.entries(fields)
    .filter(([, field]) => !field.readOnly && !field.formOnly && !traitsOf(field).isUpload)
    .map(([name]) => name),
);

/** The stored fields that each part is made of, where the record's own row holds them. */
export const storedFieldsOf = (
  definition: Resource,
  part: string,
): readonly string[] | undefined => {
  const { subLists, links } = definition;
  if (part === OWN) return enteredNames(definition);
  const spec = subLists[part];
  if (spec) return [fieldOf({ name: part, spec })];
  const storedIn = links[part]?.storedIn;
  if (storedIn && 'id' in storedIn) return [storedIn.id];
  return storedIn && 'ids' in storedIn ? [storedIn.ids] : undefined;
};

const idsOf = (rows: readonly Values[]): readonly number[] =>
  rows.map(({ id }) => Number(id)).sort((one, other) => one - other);

/** What a record carries of a link, as a list. */
const linkedIn = (carried: unknown): readonly Values[] => {
  if (Array.isArray(carried)) return carried;
  const held: Values = Object(carried);
  return Array.isArray(held.assigned) ? held.assigned : 'id' in held ? [held] : [];
};

/**
 * The version of one part of a record: what it is made of, condensed. `undefined` where there is no such part.
 *
 * @param row none of a single record that hasn't been saved yet
 * @param answered the record as it was answered, if it was, to spare asking again what is linked to it
 */
export const versionOfPart = async (
  context: CallContext,
  definition: Resource,
  row: Row | undefined,
  part: string,
  answered?: Values,
): Promise<string | undefined> => {
  const names = storedFieldsOf(definition, part);
  if (names && part === OWN) return digestOfOwn(context, definition, row, names);
  if (names)
    return digestOf(
      context,
      names.map((name) => row?.[name] ?? null),
    );
  const spec = definition.links[part];
  if (!spec || !row) return undefined;
  const rows = answered
    ? linkedIn(answered[spec.field ?? part])
    : await assignedRows(context, { definition, name: part, spec, row });
  return digest(context, idsOf(rows));
};

const partsOf = perObject(({ subLists, links }: Resource): readonly string[] => [
  OWN,
  ...Object.keys(subLists),
  ...Object.keys(links),
]);

/** The versions of all parts of a record that is answered whole. */
export const versionsOf = async (
  context: CallContext,
  definition: Resource,
  row: Row | undefined,
  answered: Values,
): Promise<Versions> => {
  const versions = await Promise.all(
    partsOf(definition).map(async (part) => {
      const version = await versionOfPart(context, definition, row, part, answered);
      return version === undefined ? [] : [[part, version] as const];
    }),
  );
  return Object.fromEntries(versions.flat());
};

/** What was condensed of rows of lists. A row never changes in place, so it stays right. */
const condensedRows = new WeakMap<Resource, WeakMap<Row, string>>();

/** The version of a row's own fields, as an entity tag. */
export const ownVersion = (keys: Keys, definition: Resource, row: Row): string => {
  const known = condensedRows.get(definition) ?? new WeakMap<Row, string>();
  condensedRows.set(definition, known);
  const made =
    known.get(row) ??
    entityTag({ [OWN]: digestOfOwn(keys, definition, row, enteredNames(definition)) });
  known.set(row, made);
  return made;
};

/** Versions as an entity tag: `"own:4fQ0….rates:Zk2…"`. */
export const entityTag = (versions: Versions): string =>
  `"${Object.entries(versions)
    .map(([part, version]) => `${part}:${version}`)
    .join('.')}"`;

/** An answer with the versions of what it answers. */
export const withVersions = (reply: Reply, versions: Versions): Reply =>
  'body' in reply ? { ...reply, headers: { ...reply.headers, ETag: entityTag(versions) } } : reply;

/** An answer with the version of the one part that it answers or has changed. */
export const withVersionOf = async (
  reply: Reply,
  context: CallContext,
  definition: Resource,
  row: Row | undefined,
  part: string,
): Promise<Reply> => {
  const version = await versionOfPart(context, definition, row, part);
  return version === undefined ? reply : withVersions(reply, { [part]: version });
};

/** The versions that an entity tag of ours names, without its quotes. */
export const versionsIn = (tag: string): Versions =>
  Object.fromEntries(
    tag.split('.').flatMap((one) => {
      const [part, version] = one.split(':');
      return part && version ? [[part, version]] : [];
    }),
  );
