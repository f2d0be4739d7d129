import {
  type LinkSpec,
  ownChildren,
  type ReferencePlace,
  type Resource,
  referencesIn,
} from '../../../schemas';
import type { CallContext, Effect, StoredMention, Using } from '../../contract/CallContext';
import type { Condition } from '../../store/Query';
import type { Rows } from '../../store/Rows';
import type { Row } from '../../store/Store';
import type { Table, TableShape } from '../../store/Table';
import { perResource } from '../perResource';
import { rowsOf, rowsReferring } from '../tenant';
import { conditionAt, type Place } from './referred';

/** A place where rows hold the ids of another resource's records. */
export interface Mention {
  /** The resource whose rows they are. */
  readonly resource: string;
  readonly table: Table;
  /** The table of the records that are mentioned. */
  readonly to: TableShape;
  readonly place: Place;
  /** What becomes of a row when what it mentions is deleted. */
  readonly effect: Effect;
  /** Which rows; all unless given. */
  readonly only?: Condition;
  /** No definition declares it: rows that go with what they mention have nothing that goes with them. */
  readonly isStored?: true;
  /** The id stays where it is, though what it refers to is gone. */
  readonly staysNoticed?: true | undefined;
}

/** Records that are named; the rest is only counted. */
export const MAX_NAMED = 5;

const ids = (field: string): Place => ({ path: [field], holds: 'ids' });
const id = (field: string): Place => ({ path: [field], holds: 'id' });

/** A mention whose tables are still to be named. */
type Named = Omit<Mention, 'table' | 'to'>;

const inLink = (owner: Resource, { storedIn }: LinkSpec): readonly Named[] => {
  const own = { resource: owner.name, effect: 'cleared' } as const;
  if ('ids' in storedIn) return [{ ...own, place: ids(storedIn.ids) }];
  return 'id' in storedIn ? [{ ...own, place: id(storedIn.id) }] : [];
};

/** Where the records that a link leads to mention the record itself. */
const byTarget = ({ storedIn, to }: LinkSpec): readonly Named[] => {
  const theirs = { resource: to, effect: 'cleared' } as const;
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

const inParts = (owner: Resource, name: string): readonly Named[] =>
  [...inFields(owner), ...inSubLists(owner)]
    .filter(({ to }) => to === name)
    .map(({ effect, ...place }) => ({ resource: owner.name, place, effect }));

const isSamePlace = (one: Mention, other: Mention): boolean =>
  one.table.name === other.table.name &&
  one.place.path.join() === other.place.path.join() &&
  one.place.when?.code === other.place.when?.code;

/** Whether it is where what lives beneath a record names it: that goes with the record, however much it needs it. */
const isOfChild = ({ children }: Resource, { resource, place }: Named): boolean =>
  ownChildren(children).some(
    ({ to, parentField }) => to === resource && place.path.join() === parentField,
  );

const storedMention = (
  context: CallContext,
  { resource, path, holds, effect, only, staysNoticed }: StoredMention,
): Named => ({
  resource,
  place: { path, holds },
  effect,
  isStored: true,
  staysNoticed,
  only: {
    where: { organisationId: context.call.organisation.id },
    ...(only && { all: [only(context)] }),
  },
});

/** What describes resources, which never changes. */
type Described = Pick<CallContext, 'behaviours' | 'definitions' | 'tables'>;

/** The table of what mentions records of a resource; nothing where there is none. */
const tablesFor =
  ({ tables }: Described, definition: Resource) =>
  (mention: Named): readonly Mention[] => {
    const table = tables.named(mention.resource);
    return table ? [{ ...mention, table, to: tables.of(definition) }] : [];
  };

/** All places that mention records of a resource, as definitions declare. */
const declaredFor = (context: Described, definition: Resource): readonly Mention[] => {
  const all = context.definitions.all.flatMap((owner) => [
    ...inParts(owner, definition.name),
    ...Object.values(owner.links)
      .filter((link) => link.to === definition.name)
      .flatMap((link) => inLink(owner, link)),
  ]);
  const { onReferencedDelete } = context.behaviours.of(definition.name);
  // A field and a link may name the same place: the field specifies whether it is required.
  return [...all, ...Object.values(definition.links).flatMap(byTarget)]
    .flatMap(tablesFor(context, definition))
    .filter(
      (mention, place, list) => list.findIndex((other) => isSamePlace(mention, other)) === place,
    )
    .map((mention) => ({
      ...mention,
      effect:
        onReferencedDelete?.[mention.resource] ??
        (isOfChild(definition, mention) ? 'removed' : undefined) ??
        mention.effect,
    }));
};

const declaredOnce = perResource(declaredFor);

/** All places that mention records of a resource, as definitions declare, or behaviours where those can't. */
export const mentionsOf = (context: CallContext, definition: Resource): readonly Mention[] => {
  const declared = declaredOnce(context, definition);
  const stored = context.behaviours.mentions
    .filter(({ to }) => to === definition.name)
    .flatMap((mention) => tablesFor(context, definition)(storedMention(context, mention)));
  const isStored = (one: Mention) => stored.some((other) => isSamePlace(one, other));
  return [...declared.filter((one) => !isStored(one)), ...stored];
};

/** What rows are that mention a record. */
export const mentioning = (
  { place, only }: Pick<Mention, 'place' | 'only'>,
  { id }: Row,
): Condition => ({
  all: [conditionAt(place, id), ...(only ? [only] : [])],
});

/** The rows among which a mention stands: where organisations share what is mentioned, those of all. */
export const rowsOfMention = (
  context: CallContext,
  { table, to }: Pick<Mention, 'table' | 'to'>,
): Rows => rowsReferring(context, table, to);

/** Which rows that refer to a record are counted, and how many of them are read. */
export interface Counting {
  /** The rows of a table that may refer to records of another; all that may unless given. */
  referring?(context: CallContext, table: Table, to: TableShape): Rows;
  readonly take?: number;
}

/**
 * What mentions a record, each once for each effect, however many of its places do: counted, and the first that the
 * caller reaches.
 */
export const usersOf = async (
  context: CallContext,
  mentions: readonly Mention[],
  row: Row,
  { referring = rowsReferring, take = MAX_NAMED }: Counting = {},
): Promise<readonly Using[]> => {
  const groups = new Map<string, { first: Mention; any: Condition[] }>();
  for (const first of mentions) {
    const key = `${first.resource} ${first.effect}`;
    const group = groups.get(key) ?? { first, any: [] };
    groups.set(key, group);
    group.any.push(mentioning(first, row));
  }
  const found = await Promise.all(
    [...groups.values()].map(async ({ first, any }): Promise<readonly Using[]> => {
      const { resource, effect, table, to } = first;
      const total = await referring(context, table, to).count({ any });
      if (total === 0) return [];
      const rows = await rowsOf(context, table).find({ any, take });
      return [{ resource, effect, total, rows }];
    }),
  );
  return found.flat();
};
