import type { CallSpec, LinkSpec } from '../../../schemas';
import { assignedRows } from '../../records/links/linked';
import { rowsByIds } from '../../records/references/rowsByIds';
import { rowsOf } from '../../records/tenant';
import { nameOf } from '../../records/texts';
import type { Row, Values } from '../../store/Store';
import { storedIds } from '../../wire/references';
import { recordPath } from '../resource/Endpoint';
import type { Undoing } from './Undoing';

/** A link by its name. */
type Named = readonly [name: string, spec: LinkSpec];

const idsIn = (row: Row, field: string): readonly number[] => {
  const held = row[field];
  return storedIds(Array.isArray(held) ? held : [held]).filter((id) => id > 0);
};

/** What a change linked, and what it unlinked. */
const sidesOf = (
  { change: { entry, was, is } }: Undoing,
  [name, { storedIn }]: Named,
): Readonly<Record<'linked' | 'unlinked', readonly number[]>> => {
  const own = 'ids' in storedIn ? storedIn.ids : 'id' in storedIn ? storedIn.id : undefined;
  if (own !== undefined) {
    const [before, after] = [idsIn(was, own), idsIn(is, own)];
    return {
      linked: after.filter((id) => !before.includes(id)),
      unlinked: before.filter((id) => !after.includes(id)),
    };
  }
  const all = entry.changes.flatMap((one) => ('link' in one && one.link === name ? [one] : []));
  return { linked: all.flatMap((one) => one.is), unlinked: all.flatMap((one) => one.was) };
};

/** Of records that can be linked to one alone, those that somebody linked elsewhere since. */
const takenElsewhere = async (
  { context, now }: Undoing,
  { to, storedIn }: LinkSpec,
  ids: readonly number[],
): Promise<ReadonlySet<number>> => {
  if (!('theirId' in storedIn)) return new Set();
  const rows = await rowsByIds(context, to, ids);
  const holderOf = (row: Row) => Number(row[storedIn.theirId] ?? 0);
  return new Set(
    rows.filter((row) => holderOf(row) > 0 && holderOf(row) !== now.id).map(({ id }) => id),
  );
};

/** Whether a link that holds one record alone holds another by now than before the change, and than since. */
const isHeldElse = (
  { change: { was, is } }: Undoing,
  { storedIn }: LinkSpec,
  [present = 0]: readonly number[],
): boolean =>
  'id' in storedIn && ![was, is].some((row) => (idsIn(row, storedIn.id)[0] ?? 0) === present);

const presentIds = async (
  { context, definition, now }: Undoing,
  [name, spec]: Named,
): Promise<readonly number[]> => {
  const row = (await rowsOf(context, context.tables.of(definition)).get(now.id)) ?? now;
  const assigned = await assignedRows(context, { definition, name, spec, row });
  return assigned.map(({ id }) => Number(id));
};

/** Links and unlinks records, each by its own call or all by the set that is to be. */
const relink = async (
  { context, calls, definition, now }: Undoing,
  { idArg, add, addMany, remove, set }: LinkSpec,
  { present, on, off }: Readonly<Record<'present' | 'on' | 'off', readonly number[]>>,
): Promise<void> => {
  const send = ({ method = 'POST', path, fn, body }: CallSpec, args: Values) =>
    calls.make(context, {
      ...{ method, fn, path: path ?? recordPath({ ...context, definition }), about: now },
      body: { ...body, ...args },
    });
  const left = present.filter((id) => !off.includes(id));
  if (remove) for (const id of off) await send(remove, { [idArg]: id });
  if (add) for (const id of on) await send(add, { [idArg]: id });
  const isLeft = (!remove && off.length > 0) || (!add && on.length > 0);
  const whole = set ? { ...set, idArg } : addMany;
  if (!isLeft || !whole) return;
  const { idArg: setArg, ...call } = whole;
  await send(call, { [setArg]: [...left, ...on] });
};

/**
 * Takes back what a change linked and unlinked, by the calls of the link.
 *
 * @returns what those are called that somebody linked elsewhere since
 */
export const undoLink = async (undoing: Undoing, link: Named): Promise<readonly string[]> => {
  const [, spec] = link;
  const { linked, unlinked } = sidesOf(undoing, link);
  const present = await presentIds(undoing, link);
  if (isHeldElse(undoing, spec, present)) return [nameOf(undoing.context, spec.to)];
  const gone = unlinked.filter((id) => !present.includes(id));
  const elsewhere = await takenElsewhere(undoing, spec, gone);
  const there = await rowsByIds(undoing.context, spec.to, gone);
  const on = there.map(({ id }) => id).filter((id) => !elsewhere.has(id));
  const off = linked.filter((id) => present.includes(id));
  if (on.length + off.length > 0) await relink(undoing, spec, { present, on, off });
  return elsewhere.size > 0 ? [nameOf(undoing.context, spec.to, 'several')] : [];
};
