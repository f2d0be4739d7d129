import { type AnyFields, type DataRecord, nameToRead, type Resource, traitsOf } from '../schemas';
import { readNumber } from '../schemas/codec';
import { isObject } from '../schemas/isObject';
import { perObject } from '../schemas/perObject';
import { rowsOf } from './values';

/** A record that can be referred to. */
export interface Choice {
  readonly id: number;
  readonly title: string;
  readonly colour?: string;
}

/** What the text of a JSON object holds; any other text is what it is. */
const unwrapped = (value: unknown): unknown => {
  if (typeof value !== 'string' || !value.startsWith('{')) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
};

/** The title of a referred row as servers send it: a text, or an object, or its text, with a name or a title. */
export const titleOfReferred = (wire: unknown): string => {
  const value = unwrapped(wire);
  if (typeof value === 'string') return value;
  const title = isObject(value) ? (value.name ?? value.title) : '';
  return typeof title === 'string' ? title : '';
};

/**
 * Rows of {id, name} or {id, title} as choices; rows without an id are none.
 *
 * @param colourPart the part of a row that holds its colour
 */
export const choicesOf = (rows: unknown, colourPart = ''): readonly Choice[] =>
  (Array.isArray(rows) ? rows : []).filter(isObject).flatMap((row) => {
    const id = readNumber(row.id);
    if (id === null) return [];
    const colour = row[colourPart];
    const title = titleOfReferred(row) || `#${id}`;
    return [{ id, title, ...(typeof colour === 'string' && { colour }) }];
  });

/** Reads a row as a record of a resource. */
export type ReadLinked = (resource: string, row: unknown) => Promise<DataRecord>;

/** Linked rows as they came; one that stands for itself is a list of one. */
export const listOf = (wire: unknown): readonly unknown[] =>
  Array.isArray(wire) ? wire : typeof wire === 'object' && wire !== null ? [wire] : [];

/** A record whose sub-lists hold their rows as records. */
export const withRows = (definition: Resource, record: DataRecord): DataRecord => {
  const held = Object.entries(definition.subLists).flatMap(
    ([name, { field = name, fields, idField }]) =>
      field in record ? [[field, rowsOf(record[field], fields, idField)] as const] : [],
  );
  return held.length === 0 ? record : { ...record, ...Object.fromEntries(held) };
};

/** The lists of choices that a record carries for its fields, and for those of its rows. */
const carriedLists = perObject(({ fields, subLists }: Resource): readonly string[] =>
  [fields, ...Object.values(subLists).map((spec) => spec.fields)]
    .flatMap((all) => Object.values(all))
    .flatMap((field) => {
      const choices = 'choices' in field ? field.choices : undefined;
      return isObject(choices) && typeof choices.in === 'string' ? [choices.in] : [];
    }),
);

/** A record whose lists of choices are read. */
export const withChoices = (definition: Resource, record: DataRecord): DataRecord => {
  const lists = carriedLists(definition);
  return lists.length === 0
    ? record
    : {
        ...record,
        ...Object.fromEntries(lists.map((name) => [name, choicesOf(record[name])])),
      };
};

/** The part of a record that keeps what the records are called that a field refers to: no field's name. */
const titlesPart = (name: string): string => `@${name}`;

/** The records that a field refers to, as the record itself carries them. */
export const carriedChoices = (
  record: Readonly<Record<string, unknown>>,
  name: string,
): readonly Choice[] => (record[titlesPart(name)] ?? []) as readonly Choice[];

/** By field, the parts of an answer in which the records travel that it refers to. */
const carriedParts = perObject((fields: AnyFields) =>
  Object.entries(fields).flatMap(([name, field]) =>
    traitsOf(field).refers === 'several' && 'carries' in field
      ? [[name, nameToRead(name, field)] as const]
      : [],
  ),
);

/** A record that keeps what the records are called that came with it: nobody requests that anew. */
export const withTitles = ({ fields }: Resource, record: DataRecord, wire: unknown): DataRecord => {
  const parts = carriedParts(fields);
  return parts.length === 0 || !isObject(wire)
    ? record
    : {
        ...record,
        ...Object.fromEntries(
          parts.map(([name, part]) => [titlesPart(name), choicesOf(wire[part])]),
        ),
      };
};

/** What an answer has of a link: the rows that are linked, or both sides of which they are one. */
const assignedIn = (part: unknown): unknown =>
  isObject(part) && 'assigned' in part ? part.assigned : part;

/**
 * A record whose links hold what is assigned as records, where the record carries that.
 *
 * @param carriesAll so does that of links which calls of their own answer otherwise
 */
export const withLinked = async (
  definition: Resource,
  record: DataRecord,
  read: ReadLinked,
  carriesAll = false,
): Promise<DataRecord> => {
  const carried = Object.entries(definition.links).filter(([, spec]) => carriesAll || !spec.read);
  const parts = carried.map(async ([name, { to, field = name }]) => [
    field,
    await Promise.all(listOf(assignedIn(record[field])).map((row) => read(to, row))),
  ]);
  return { ...record, ...Object.fromEntries(await Promise.all(parts)) };
};
