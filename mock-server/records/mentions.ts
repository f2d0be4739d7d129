import type { AnyField, LinkSpec, Resource } from '../../schemas';
import { behaviourOf } from '../behaviours';
import type { Row, Values } from '../store/Store';
import { storedRows } from '../wire/rows';
import { collectionOf } from './collections';
import { idsIn } from './scope';
import type { Work } from './Work';

/** A place where rows hold the ids of another resource's records. */
export interface Mention {
  /** The resource whose rows they are. */
  readonly resource: string;
  readonly collection: string;
  readonly field: string;
  /** The field's rows hold the ids in this field of theirs. */
  readonly inRows?: string;
  readonly isList: boolean;
  /** What becomes of a row when what it mentions is deleted. */
  readonly effect: Effect;
}

/** The deleted record is needed and stays; what mentions it goes as well; or the mention alone goes. */
export type Effect = 'keeps' | 'removed' | 'cleared';

/** Whether a row mentions the record of an id. */
const mentions = ({ field, isList, inRows }: Mention, row: Values, id: number): boolean => {
  if (inRows !== undefined) return storedRows(row[field]).some((inner) => inner[inRows] === id);
  return isList ? idsIn(row[field]).includes(id) : row[field] === id;
};

const inLink = (owner: Resource, { keptIn }: LinkSpec): readonly Mention[] => {
  const place = {
    resource: owner.name,
    collection: collectionOf(owner),
    effect: 'cleared',
  } as const;
  if ('ids' in keptIn) return [{ ...place, field: keptIn.ids, isList: true }];
  return 'id' in keptIn ? [{ ...place, field: keptIn.id, isList: false }] : [];
};

/** Where the records that a link leads to mention the record itself. */
const byTarget = ({ keptIn, to }: LinkSpec): readonly Mention[] => {
  const place = { resource: to, collection: to, effect: 'cleared' } as const;
  if ('theirIds' in keptIn) return [{ ...place, field: keptIn.theirIds, isList: true }];
  return 'theirId' in keptIn ? [{ ...place, field: keptIn.theirId, isList: false }] : [];
};

const refersTo = (field: AnyField, name: string): boolean =>
  (field.kind === 'reference' || field.kind === 'references') && 'to' in field && field.to === name;

const inFields = (owner: Resource, name: string): readonly Mention[] =>
  Object.entries(owner.fields)
    .filter(([, field]) => refersTo(field, name))
    .map(([field, { kind, required }]) => ({
      resource: owner.name,
      collection: collectionOf(owner),
      field,
      isList: kind === 'references',
      effect: required ? 'keeps' : 'cleared',
    }));

/** Where the rows of sub-lists refer to records; rows that are records of their own are found as those. */
const inSubLists = (owner: Resource, name: string): readonly Mention[] =>
  Object.entries(owner.subLists).flatMap(([subList, { field = subList, fields }]) =>
    Object.entries(fields)
      .filter(([, inner]) => inner.kind === 'reference' && refersTo(inner, name))
      .map(([inRows]) => ({
        resource: owner.name,
        collection: collectionOf(owner),
        field,
        inRows,
        isList: true,
        effect: 'cleared',
      })),
  );

const isSamePlace = (one: Mention, other: Mention): boolean =>
  one.collection === other.collection && one.field === other.field && one.inRows === other.inRows;

/** All places that mention records of a resource, as fields and links of all definitions say. */
export const mentionsOf = ({ catalogue }: Work, definition: Resource): readonly Mention[] => {
  const all = catalogue.definitions.flatMap((owner) => [
    ...inFields(owner, definition.name),
    ...inSubLists(owner, definition.name),
    ...Object.values(owner.links)
      .filter(({ to }) => to === definition.name)
      .flatMap((link) => inLink(owner, link)),
  ]);
  const { mentioned } = behaviourOf(definition.name);
  // A field and a link may name the same place: the field tells whether it is required.
  return [...all, ...Object.values(definition.links).flatMap(byTarget)]
    .filter(
      (mention, place, list) => list.findIndex((other) => isSamePlace(mention, other)) === place,
    )
    .map((mention) => ({ ...mention, effect: mentioned?.[mention.resource] ?? mention.effect }));
};

/** The rows that mention a record, in all organisations. */
export const mentioning = async (
  { store }: Work,
  mention: Mention,
  { id }: Row,
): Promise<readonly Row[]> =>
  (await store.find(mention.collection, { match: (row) => mentions(mention, row, id) })).rows;
