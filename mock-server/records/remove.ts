import type { AnyField, LinkSpec, Resource } from '../../schemas';
import { behaviourOf } from '../behaviours';
import { Refusal } from '../http/Refusal';
import type { Row, Values } from '../store/Store';
import { collectionOf } from './collections';
import { removeFiles } from './files';
import { idsIn } from './scope';
import { nameOf } from './texts';
import type { Work } from './Work';

/** A place where rows of a collection hold the id of a removed record. */
interface Mention {
  readonly collection: string;
  readonly field: string;
  readonly isList: boolean;
}

const clear = async ({ store }: Work, { collection, field, isList }: Mention, id: number) => {
  const match = (row: Values): boolean =>
    isList ? idsIn(row[field]).includes(id) : row[field] === id;
  const { rows } = await store.find(collection, { match });
  for (const row of rows) {
    const left = isList ? idsIn(row[field]).filter((known) => known !== id) : null;
    await store.update(collection, row.id, { [field]: left });
  }
};

/** Where a link of another resource mentions the records that it leads to. */
const mentionOfTarget = (owner: Resource, { stored }: LinkSpec): readonly Mention[] => {
  const collection = collectionOf(owner);
  if ('ids' in stored) return [{ collection, field: stored.ids, isList: true }];
  return 'id' in stored ? [{ collection, field: stored.id, isList: false }] : [];
};

/** Where the records that a link leads to mention the record itself. */
const mentionByTarget = ({ stored, to }: LinkSpec): readonly Mention[] => {
  if ('theirIds' in stored) return [{ collection: to, field: stored.theirIds, isList: true }];
  return 'theirId' in stored ? [{ collection: to, field: stored.theirId, isList: false }] : [];
};

const refersTo = (field: AnyField, name: string): boolean =>
  (field.kind === 'reference' || field.kind === 'references') && 'to' in field && field.to === name;

const mentionsInFields = (owner: Resource, name: string): readonly Mention[] =>
  Object.entries(owner.fields)
    .filter(([, field]) => refersTo(field, name))
    .map(([field, { kind }]) => ({
      collection: collectionOf(owner),
      field,
      isList: kind === 'references',
    }));

const mentionsOf = ({ catalogue }: Work, definition: Resource): readonly Mention[] => [
  ...Object.values(definition.links).flatMap(mentionByTarget),
  ...catalogue.definitions.flatMap((owner) => [
    ...mentionsInFields(owner, definition.name),
    ...Object.values(owner.links)
      .filter(({ to }) => to === definition.name)
      .flatMap((link) => mentionOfTarget(owner, link)),
  ]),
];

/** @throws Refusal 409 when a record can't do without the one that is to go */
const refuseIfNeeded = async (work: Work, { name }: Resource, row: Row): Promise<void> => {
  for (const owner of work.catalogue.definitions)
    for (const [field, spec] of Object.entries(owner.fields)) {
      if (!spec.required || !refersTo(spec, name)) continue;
      const { total } = await work.store.find(collectionOf(owner), { where: { [field]: row.id } });
      if (total > 0)
        throw new Refusal(409, 'server.records.needed', {
          name: nameOf(work, owner.name, total === 1 ? 'one' : 'several'),
          count: total,
        });
    }
};

const removeChildren = async (work: Work, { children }: Resource, row: Row): Promise<void> => {
  for (const { of, by } of Object.values(children)) {
    const child = work.catalogue.named(of);
    if (!child) continue;
    const { rows } = await work.store.find(collectionOf(child), { where: { [by]: row.id } });
    for (const one of rows) await removeRecord(work, child, one);
  }
};

/**
 * Removes a record and every mention of it: what lives beneath it goes as well, links to it end, and
 * fields that hold its id are emptied. To be called within a transaction.
 *
 * @throws Refusal 409 when it must stay
 */
export const removeRecord = async (work: Work, definition: Resource, row: Row): Promise<void> => {
  await refuseIfNeeded(work, definition, row);
  await behaviourOf(definition.name).onRemove?.(work, row);
  await removeChildren(work, definition, row);
  for (const mention of mentionsOf(work, definition)) await clear(work, mention, row.id);
  await removeFiles(work, { resource: definition.name, recordId: row.id });
  await work.store.remove(collectionOf(definition), row.id);
};
