import {
  type LinkSpec,
  ownChildren,
  type ReferencePlace,
  type Resource,
  referencesIn,
} from '../../../schemas';
import type { CallContext, Effect, Using } from '../../contract/CallContext';
import type { Row } from '../../store/Store';
import { collectionOf } from '../collections';
import { conditionAt, type Place } from './referred';

/** A place where rows hold the ids of another resource's records. */
export interface Mention {
  /** The resource whose rows they are. */
  readonly resource: string;
  readonly collection: string;
  readonly place: Place;
  /** What becomes of a row when what it mentions is deleted. */
  readonly effect: Effect;
}

const ids = (field: string): Place => ({ path: [field], holds: 'ids' });
const id = (field: string): Place => ({ path: [field], holds: 'id' });

const inLink = (
  context: CallContext,
  owner: Resource,
  { storedIn }: LinkSpec,
): readonly Mention[] => {
  const own = {
    resource: owner.name,
    collection: collectionOf(context, owner),
    effect: 'cleared',
  } as const;
  if ('ids' in storedIn) return [{ ...own, place: ids(storedIn.ids) }];
  return 'id' in storedIn ? [{ ...own, place: id(storedIn.id) }] : [];
};

/** Where the records that a link leads to mention the record itself. */
const byTarget = ({ storedIn, to }: LinkSpec): readonly Mention[] => {
  const theirs = { resource: to, collection: to, effect: 'cleared' } as const;
  if ('theirIds' in storedIn) return [{ ...theirs, place: ids(storedIn.theirIds) }];
  return 'theirId' in storedIn ? [{ ...theirs, place: id(storedIn.theirId) }] : [];
};

const inFields = (owner: Resource): readonly (ReferencePlace & Pick<Mention, 'effect'>)[] =>
  referencesIn(owner.fields).map((place) => ({
    ...place,
    effect: place.isRequired ? 'keeps' : 'cleared',
  }));

/** Where the rows of sub-lists refer to records: those that need their reference stand for the record. */
const inSubLists = ({ subLists }: Resource) =>
  Object.entries(subLists).flatMap(([name, { field = name, fields }]) =>
    referencesIn(fields).map((place) => ({
      ...place,
      path: [field, ...place.path],
      isRow: place.isRow || place.isRequired,
      effect: 'cleared' as const,
    })),
  );

const inParts = (context: CallContext, owner: Resource, name: string): readonly Mention[] =>
  [...inFields(owner), ...inSubLists(owner)]
    .filter(({ to }) => to === name)
    .map(({ effect, ...place }) => ({
      resource: owner.name,
      collection: collectionOf(context, owner),
      place,
      effect,
    }));

const isSamePlace = (one: Mention, other: Mention): boolean =>
  one.collection === other.collection &&
  one.place.path.join() === other.place.path.join() &&
  one.place.when?.code === other.place.when?.code;

/** Whether it is where what lives beneath a record names it: that goes with the record, however much it needs it. */
const isOfChild = ({ children }: Resource, { resource, place }: Mention): boolean =>
  ownChildren(children).some(
    ({ to, parentField }) => to === resource && place.path.join() === parentField,
  );

/** All places that mention records of a resource, as fields and links of all definitions say. */
export const mentionsOf = (context: CallContext, definition: Resource): readonly Mention[] => {
  const all = context.definitions.all.flatMap((owner) => [
    ...inParts(context, owner, definition.name),
    ...Object.values(owner.links)
      .filter(({ to }) => to === definition.name)
      .flatMap((link) => inLink(context, owner, link)),
  ]);
  const { onReferencedDelete } = context.behaviours.of(definition.name);
  const inUse = definition.verbs.delete ? definition.verbs.delete.inUse : undefined;
  // A field and a link may name the same place: the field tells whether it is required.
  return [...all, ...Object.values(definition.links).flatMap(byTarget)]
    .filter(
      (mention, place, list) => list.findIndex((other) => isSamePlace(mention, other)) === place,
    )
    .map((mention) => ({
      ...mention,
      effect:
        onReferencedDelete?.[mention.resource] ??
        (isOfChild(definition, mention) ? 'removed' : undefined) ??
        inUse ??
        mention.effect,
    }));
};

/** The rows that mention a record, in all organisations. */
export const mentioning = async (
  { store }: CallContext,
  { collection, place }: Mention,
  record: Row,
): Promise<readonly Row[]> => (await store.find(collection, conditionAt(place, record.id))).rows;

/** What mentions a record, each once for each effect, however many of its places do. */
export const usersOf = async (
  context: CallContext,
  mentions: readonly Mention[],
  row: Row,
): Promise<readonly Using[]> => {
  const all = new Map<string, { using: Omit<Using, 'rows'>; rows: Map<number, Row> }>();
  for (const mention of mentions) {
    const { resource, effect } = mention;
    const key = `${resource} ${effect}`;
    const known = all.get(key) ?? { using: { resource, effect }, rows: new Map() };
    all.set(key, known);
    for (const one of await mentioning(context, mention, row)) known.rows.set(one.id, one);
  }
  return [...all.values()]
    .filter(({ rows }) => rows.size > 0)
    .map(({ using, rows }) => ({ ...using, rows: [...rows.values()] }));
};
