import { behaviourOf } from '../../behaviours';
import { ok } from '../../contract/envelope';
import { Refusal } from '../../contract/Refusal';
import type { Reply } from '../../contract/route';
import type { Work } from '../../contract/Work';
import type { Row, Values } from '../../store/Store';
import { listOf } from '../../wire/list';
import { sentId } from '../../wire/sent';
import { collectionOf } from '../collections';
import { titleOfRow } from '../references/titles';
import { findRow, idsIn } from '../scope';
import { nameOf, said } from '../texts';
import { assignedRows, availableRows, isLinked, type LinkOf, refusalOf } from './linked';

const targetCollection = ({ catalogue }: Work, { spec }: LinkOf): string => {
  const definition = catalogue.named(spec.to);
  return definition ? collectionOf(definition) : spec.to;
};

const target = async (work: Work, link: LinkOf, id: unknown): Promise<Row> => {
  const row = await findRow(work, targetCollection(work, link), sentId(id));
  if (row) return row;
  throw new Refusal(404, 'server.links.unknown', { name: nameOf(work, link.spec.to) });
};

/** The row whose id a call names. @throws Refusal */
const namedTarget = async (work: Work, link: LinkOf): Promise<Row> => {
  const { idArg, alsoIdArg = idArg } = link.spec;
  const name = [idArg, alsoIdArg, 'id'].find((known) => work.call.body[known] !== undefined);
  if (name === undefined) throw new Refusal(400, 'server.request.missing', { name: idArg });
  return target(work, link, work.call.body[name]);
};

const conflict = (work: Work, link: LinkOf, key: 'already' | 'absent', row: Row): Refusal =>
  new Refusal(409, `server.links.${key}`, {
    name: titleOfRow(work, link.spec.to, row),
    to: titleOfRow(work, link.definition.name, link.row),
  });

const without = (ids: unknown, id: number): readonly number[] =>
  idsIn(ids).filter((known) => known !== id);

/** Writes or clears a link, wherever it is kept. */
const write = async (work: Work, link: LinkOf, linked: Row, isOn: boolean) => {
  const { id, ...other } = linked;
  const { spec, row, definition, name } = link;
  const { storedIn } = spec;
  const own = (changes: Values) => work.store.update(collectionOf(definition), row.id, changes);
  const theirs = (changes: Values) => work.store.update(targetCollection(work, link), id, changes);
  if ('id' in storedIn) await own({ [storedIn.id]: isOn ? id : null });
  else if ('theirId' in storedIn) await theirs({ [storedIn.theirId]: isOn ? row.id : null });
  else if ('ids' in storedIn)
    await own({ [storedIn.ids]: [...without(row[storedIn.ids], id), ...(isOn ? [id] : [])] });
  else
    await theirs({
      [storedIn.theirIds]: [
        ...without(other[storedIn.theirIds], row.id),
        ...(isOn ? [row.id] : []),
      ],
    });
  if (!isOn) await behaviourOf(definition.name).links?.[name]?.onRemoved?.(work, row, linked);
};

const refuseIfForbidden = async (work: Work, link: LinkOf, row: Row): Promise<void> => {
  const key = await refusalOf(work, link, row);
  if (key !== undefined) throw new Refusal(409, key);
};

const reply = (work: Work, { spec }: LinkOf, what: 'linked' | 'unlinked'): Reply =>
  ok({ message: said(work, what, nameOf(work, spec.to)) });

/** Answers both sides of a link. */
export const readLink = async (work: Work, link: LinkOf): Promise<Reply> =>
  ok({
    results: {
      available: await availableRows(work, link),
      assigned: await assignedRows(work, link),
    },
  });

/** Answers what can still be linked. */
export const readAvailable = async (work: Work, link: LinkOf): Promise<Reply> =>
  ok({ results: await availableRows(work, link) });

/** Links the row that the call names; where there can be one alone it takes the present one's place. */
export const addLink = async (work: Work, link: LinkOf): Promise<Reply> => {
  const row = await namedTarget(work, link);
  if (!link.spec.one && isLinked(link, row)) throw conflict(work, link, 'already', row);
  await refuseIfForbidden(work, link, row);
  await write(work, link, row, true);
  return reply(work, link, 'linked');
};

/** Unlinks the row that the call names; where there is one alone it needs no name. */
export const removeLink = async (work: Work, link: LinkOf): Promise<Reply> => {
  const { spec, row, definition } = link;
  if (spec.one && 'id' in spec.storedIn && work.call.body[spec.idArg] === undefined) {
    await work.store.update(collectionOf(definition), row.id, { [spec.storedIn.id]: null });
    return reply(work, link, 'unlinked');
  }
  const linked = await namedTarget(work, link);
  if (!isLinked(link, linked)) throw conflict(work, link, 'absent', linked);
  await write(work, link, linked, false);
  return reply(work, link, 'unlinked');
};

/** The link of the record as it is after what was written so far. */
const asItIs = async ({ store }: Work, link: LinkOf): Promise<LinkOf> => ({
  ...link,
  row: (await store.get(collectionOf(link.definition), link.row.id)) ?? link.row,
});

/**
 * Replaces the set of what is linked by the ids under `arg`. Links that the caller doesn't see, such as
 * those to another organisation's records, stay.
 */
export const setLinks = async (work: Work, link: LinkOf, arg: string): Promise<Reply> => {
  if (work.call.body[arg] === undefined)
    throw new Refusal(400, 'server.request.missing', { name: arg });
  const ids = new Set(listOf(work.call.body[arg]).map(sentId));
  const wanted = await Promise.all([...ids].map((id) => target(work, link, id)));
  const assigned = (await assignedRows(work, link)).map(({ id }) => Number(id));
  const gone = assigned.filter((id) => !ids.has(id));
  const added = wanted.filter(({ id }) => !assigned.includes(id));
  for (const row of added) await refuseIfForbidden(work, link, row);
  for (const id of gone)
    await write(work, await asItIs(work, link), await target(work, link, id), false);
  for (const row of added) await write(work, await asItIs(work, link), row, true);
  return ok({ message: said(work, 'saved', nameOf(work, link.spec.to, 'several')) });
};
