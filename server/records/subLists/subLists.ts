import { bearsIds, type RowCall, type SubListSpec } from '../../../schemas';
import type { CallContext, RowSave } from '../../contract/CallContext';
import { FieldProblems } from '../../contract/FieldProblems';
import { neededPart, sentPart } from '../../contract/parts';
import { Refusal } from '../../contract/Refusal';
import { created, ok, type Reply } from '../../contract/reply';
import type { Row, Values } from '../../store/Store';
import { objectsOf } from '../../wire/list';
import { sentId } from '../../wire/sent';
import { filesOf } from '../files/files';
import { putAside } from '../files/former';
import { refuseWhileKept } from '../references/usage';
import { ownIdField, refuseWrongChoice } from './chosenRows';
import { numberedThrough, placeOf, withRoomFor } from './places';
import { type Args, acceptRow, pick } from './readRow';
import { behaviourOfRows, pictureOwner, rowsIn, type SubList, usesOfRow } from './SubList';
import { saveTable } from './saveTable';
import { lockedOwner, nextId, nextOf, savedIn, storeRows } from './storeRows';
import { refuseTwice } from './unique';

/** What a function of a sub-list does. */
export type RowChange = 'add' | 'update' | 'remove' | 'toggle' | 'reorder' | 'table';

/** What a call takes: what the browser sends, and the row's number, which other callers may give as well. */
const takenBy = ({ numberedBy }: SubListSpec, call: RowCall | undefined): Args => ({
  ...call?.args,
  ...(numberedBy !== undefined && { [numberedBy]: numberedBy }),
});

/** The row that a call names. @throws Refusal 404 */
export const namedRow = (
  { spec }: SubList,
  rows: readonly Values[],
  body: Values,
  args: Args = {},
): Values => {
  // Where a row only has an id of its own, `id` can mean no other.
  const own = bearsIds(spec.chosenFrom) ? undefined : body.id;
  const sent = pick(body, args, spec)[spec.idField] ?? body[spec.idField] ?? own;
  const id = sentPart({ [spec.idField]: sent }, spec.idField, sentId);
  const row = rows.find((inner) => inner[spec.idField] === id);
  if (row) return row;
  throw new Refusal(404, 'server.request.notFound');
};

/** What a row gets that nobody gave a place: the last one. */
const lastPlace = ({ numberedBy }: SubListSpec, rows: readonly Values[], sent: Values): Values =>
  numberedBy === undefined || sent[numberedBy] !== undefined
    ? {}
    : { [numberedBy]: nextOf(rows, numberedBy) };

/** Stores the rows that one change leads to. @throws Refusal */
const storeChange = async (
  context: CallContext,
  list: SubList,
  row: Row,
  change: RowSave,
  rows: readonly Values[],
): Promise<void> => {
  const own = behaviourOfRows(context, list);
  await own?.mayChange?.(context, row, change);
  await storeRows(context, list, row, rows, own?.follows?.(row, change, rows));
};

const add = async (context: CallContext, list: SubList, row: Row): Promise<Reply> => {
  const { spec, definition } = list;
  const rows = rowsIn(list, row);
  const sent = pick(context.call.body, takenBy(spec, spec.add), spec);
  const own = behaviourOfRows(context, list);
  const inner = await acceptRow(context, list, sent, undefined);
  refuseWrongChoice(definition, spec, rows, inner);
  refuseTwice(definition, spec, rows, inner);
  const following = await own?.onAdd?.(context, row, inner);
  const id = { [ownIdField(spec)]: nextId(list, row, rows) };
  const added: Values = { ...id, ...inner, ...following, ...lastPlace(spec, rows, sent) };
  const others = withRoomFor(rows, spec.numberedBy, added);
  await storeChange(context, list, row, { after: added }, [...others, added]);
  return created(Number(added[spec.idField]), savedIn(context, list));
};

/** Puts other values in the place of the row that a call names. */
const changeNamed = async (
  context: CallContext,
  list: SubList,
  row: Row,
  args: Args,
  changed: (before: Values) => Values | Promise<Values>,
): Promise<Reply> => {
  const rows = rowsIn(list, row);
  const before = namedRow(list, rows, context.call.body, args);
  const after = await changed(before);
  await storeChange(context, list, row, { before, after }, rows.with(rows.indexOf(before), after));
  return ok({ message: savedIn(context, list) });
};

const change = (context: CallContext, list: SubList, row: Row, args: Args): Promise<Reply> =>
  changeNamed(context, list, row, args, async (before) => {
    const after = await acceptRow(context, list, pick(context.call.body, args, list.spec), before);
    const others = rowsIn(list, row).filter((inner) => inner !== before);
    refuseTwice(list.definition, list.spec, others, after);
    return after;
  });

/** Sets a flag to what was sent, or to the opposite when nothing was. */
const toggle = async (context: CallContext, list: SubList, row: Row): Promise<Reply> => {
  const { args = {}, field = '' } = list.spec.toggle ?? {};
  const isSent = Object.entries(args).some(
    ([sent, name]) => name === field && context.call.body[sent] !== undefined,
  );
  if (isSent) return change(context, list, row, args);
  return changeNamed(context, list, row, args, (before) => ({
    ...before,
    [field]: before[field] === 1 ? 0 : 1,
  }));
};

const remove = async (context: CallContext, list: SubList, row: Row): Promise<Reply> => {
  const rows = rowsIn(list, row);
  const { keepsLast, messages, pictures } = list.spec;
  const gone = namedRow(list, rows, context.call.body, list.spec.remove?.args ?? {});
  if (keepsLast && rows.length === 1)
    throw new FieldProblems(
      list.definition.name,
      { [list.name]: { message: messages?.lastRow ?? 'lastRow' } },
      409,
    );
  await refuseWhileKept(context, await usesOfRow(context, list, row, gone));
  const left = rows.filter((inner) => inner !== gone);
  await storeChange(context, list, row, { before: gone }, left);
  if (pictures) {
    const owner = pictureOwner(list, row, gone);
    const fileName = String(gone[pictures.field] ?? '');
    await putAside(context, owner, await filesOf(context, owner), fileName);
  }
  return ok({ message: savedIn(context, list) });
};

/** Gives every row its number, all in one call: `[{id, number}]`. */
const putInOrder = async (context: CallContext, list: SubList, row: Row): Promise<Reply> => {
  const { reorder, numberedBy = '', idField } = list.spec;
  if (!reorder?.forSeveral) {
    placeOf(context.call.body[numberedBy]);
    return change(context, list, row, takenBy(list.spec, reorder));
  }
  const sent = neededPart(context.call.body, 'rows', objectsOf);
  const numbers = new Map(
    sent.map((one) => [sentId(one.id ?? one[idField]), placeOf(one[numberedBy])]),
  );
  const rows = rowsIn(list, row);
  const isWhole =
    numbers.size === rows.length && rows.every((one) => numbers.has(Number(one[idField])));
  if (!isWhole) throw new Refusal(400, 'server.records.order');
  const ordered = rows.map((one) => ({ ...one, [numberedBy]: numbers.get(Number(one[idField])) }));
  await storeRows(context, list, row, numberedThrough(ordered, numberedBy));
  return ok({ message: savedIn(context, list) });
};

/** Changes one of the rows that a record keeps, as the call asks. */
export const changeSubList = async (
  context: CallContext,
  list: SubList,
  what: RowChange,
  read: Row,
): Promise<Reply> => {
  const row = await lockedOwner(context, list, read);
  const changes = {
    add: () => add(context, list, row),
    update: () => change(context, list, row, takenBy(list.spec, list.spec.update)),
    remove: () => remove(context, list, row),
    toggle: () => toggle(context, list, row),
    reorder: () => putInOrder(context, list, row),
    table: () => saveTable(context, list, row),
  };
  return changes[what]();
};
