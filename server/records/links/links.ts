import type { CallContext } from '../../contract/CallContext';
import { neededPart, sentPart } from '../../contract/parts';
import { Refusal } from '../../contract/Refusal';
import { ok, type Reply } from '../../contract/reply';
import type { Rows } from '../../store/Rows';
import type { Row } from '../../store/Store';
import { sentIds } from '../../wire/list';
import { storedIds } from '../../wire/references';
import { sentId } from '../../wire/sent';
import { rowsByIds } from '../references/rowsByIds';
import { titleOfRow } from '../references/titles';
import { rowsBeside, rowsOf } from '../tenant';
import { changeMessage, nameOf } from '../texts';
import { assignedRows, availableRows, isLinked, type LinkOf, refusalOf } from './linked';

/** That there is nothing of the id that a call names. */
const unknown = (context: CallContext, { spec }: LinkOf): Refusal =>
  new Refusal(404, 'server.links.unknown', { name: nameOf(context, spec.to) });

const target = async (context: CallContext, link: LinkOf, id: number): Promise<Row> => {
  const table = context.tables.named(link.spec.to);
  const row = table && (await rowsOf(context, table).get(id));
  if (row) return row;
  throw unknown(context, link);
};

/** The row whose id a call names. @throws Refusal */
const namedTarget = async (context: CallContext, link: LinkOf): Promise<Row> => {
  const { idArg, otherIdArgs } = link.spec;
  const name = [idArg, ...otherIdArgs, 'id'].find(
    (known) => context.call.body[known] !== undefined,
  );
  if (name === undefined) throw new Refusal(400, 'server.request.missing', { name: idArg });
  return target(context, link, sentPart(context.call.body, name, sentId));
};

const conflict = (
  context: CallContext,
  link: LinkOf,
  key: 'already' | 'absent',
  row: Row,
): Refusal =>
  new Refusal(409, `server.links.${key}`, {
    name: titleOfRow(context, link.spec.to, row),
    to: titleOfRow(context, link.definition.name, link.row),
  });

const without = (ids: unknown, id: number): readonly number[] =>
  storedIds(ids).filter((known) => known !== id);

/** Adds an id to those that a row holds, or takes it from them, while nobody else changes the row. */
const writeIds = async (rows: Rows, holder: Row, field: string, id: number, isOn: boolean) => {
  const now = (await rows.get(holder.id, 'lock')) ?? holder;
  await rows.update(holder.id, { [field]: [...without(now[field], id), ...(isOn ? [id] : [])] });
};

/** The rows among which the record stands that has a link, and those among which the linked one stands. */
const bothRows = (context: CallContext, { definition, spec, row }: LinkOf, linked: Row) => {
  const { tables } = context;
  const theirs = tables.named(spec.to) ?? tables.of(definition);
  return {
    own: rowsBeside(context, tables.of(definition), row),
    theirs: rowsBeside(context, theirs, linked),
  };
};

/** Writes or clears a link, wherever it is kept. */
const write = async (context: CallContext, link: LinkOf, linked: Row, isOn: boolean) => {
  const { id } = linked;
  const { spec, row, definition, name } = link;
  const { storedIn } = spec;
  const { own, theirs } = bothRows(context, link, linked);
  if ('id' in storedIn) await own.update(row.id, { [storedIn.id]: isOn ? id : null });
  else if ('theirId' in storedIn)
    await theirs.update(id, { [storedIn.theirId]: isOn ? row.id : null });
  else if ('ids' in storedIn) await writeIds(own, row, storedIn.ids, id, isOn);
  else await writeIds(theirs, linked, storedIn.theirIds, row.id, isOn);
  if (!isOn)
    await context.behaviours.of(definition.name).links?.[name]?.onRemoved?.(context, row, linked);
};

const refuseIfForbidden = async (context: CallContext, link: LinkOf, row: Row): Promise<void> => {
  const refusal = await refusalOf(context, link, row);
  if (refusal) throw new Refusal(refusal.status ?? 409, refusal.because);
};

const reply = (
  context: CallContext,
  { spec, definition, row }: LinkOf,
  what: 'linked' | 'unlinked',
): Reply =>
  ok({
    message: changeMessage(context, what, nameOf(context, spec.to)),
    ...(definition.verbs.answersId && { last_id: row.id }),
  });

/** Answers both sides of a link. */
export const readLink = async (context: CallContext, link: LinkOf): Promise<Reply> =>
  ok({
    results: {
      available: await availableRows(context, link),
      assigned: await assignedRows(context, link),
    },
  });

/** Answers what can still be linked. */
export const readAvailable = async (context: CallContext, link: LinkOf): Promise<Reply> =>
  ok({ results: await availableRows(context, link) });

/** Links the row that the call names; where there can be only one it takes the present one's place. */
export const addLink = async (context: CallContext, link: LinkOf): Promise<Reply> => {
  const row = await namedTarget(context, link);
  if (!link.spec.one && isLinked(link, row)) throw conflict(context, link, 'already', row);
  await refuseIfForbidden(context, link, row);
  await write(context, link, row, true);
  return reply(context, link, 'linked');
};

/** Unlinks the row that the call names; where there is only one it needs no name. */
export const removeLink = async (context: CallContext, link: LinkOf): Promise<Reply> => {
  const { spec, row, definition } = link;
  if (spec.one && 'id' in spec.storedIn && context.call.body[spec.idArg] === undefined) {
    const own = rowsBeside(context, context.tables.of(definition), row);
    await own.update(row.id, { [spec.storedIn.id]: null });
    return reply(context, link, 'unlinked');
  }
  const linked = await namedTarget(context, link);
  if (!isLinked(link, linked)) throw conflict(context, link, 'absent', linked);
  await write(context, link, linked, false);
  return reply(context, link, 'unlinked');
};

/** The link of the record as it is after what was written so far. */
const asItIs = async (context: CallContext, link: LinkOf): Promise<LinkOf> => {
  const rows = rowsBeside(context, context.tables.of(link.definition), link.row);
  return { ...link, row: (await rows.get(link.row.id, 'lock')) ?? link.row };
};

/**
 * Replaces the set of what is linked by the ids under `arg`. Links that the caller doesn't see, such as
 * those to another organisation's records, stay.
 */
export const setLinks = async (context: CallContext, link: LinkOf, arg: string): Promise<Reply> => {
  const ids = new Set(neededPart(context.call.body, arg, sentIds));
  const found = new Map((await rowsByIds(context, link.spec.to, ids)).map((row) => [row.id, row]));
  const wanted = [...ids].flatMap((id) => found.get(id) ?? []);
  if (wanted.length < ids.size) throw unknown(context, link);
  const assigned = (await assignedRows(context, link)).map(({ id }) => Number(id));
  const gone = assigned.filter((id) => !ids.has(id));
  const added = wanted.filter(({ id }) => !assigned.includes(id));
  for (const row of added) await refuseIfForbidden(context, link, row);
  for (const row of await rowsByIds(context, link.spec.to, gone))
    await write(context, await asItIs(context, link), row, false);
  for (const row of added) await write(context, await asItIs(context, link), row, true);
  return ok({ message: changeMessage(context, 'saved', nameOf(context, link.spec.to, 'several')) });
};
