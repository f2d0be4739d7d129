import type { DataRecord, RowCall } from '../../../schemas';
import { bodyOf, parseFields } from '../../../schemas/codec';
import { isObject } from '../../../schemas/isObject';
import { isSameRecord, mergeRecords } from '../../../schemas/merge/mergeRecords';
import { numberBack } from '../../../schemas/merge/numberBack';
import { Refusal } from '../../contract/Refusal';
import type { Reply } from '../../contract/reply';
import { stableText } from '../../records/stableText';
import { answerRows } from '../../records/subLists/answerSubLists';
import { ownIdField } from '../../records/subLists/chosenRows';
import { inOrder } from '../../records/subLists/inOrder';
import { rowsIn, type SubList } from '../../records/subLists/SubList';
import { rowsOf } from '../../records/tenant';
import { rowsName } from '../../records/texts';
import type { Values } from '../../store/Store';
import { recordPath } from '../resource/Endpoint';
import { restoringPicture } from '../resource/functions';
import type { Undoing } from './Undoing';

/** What becomes of a row when its change is taken back. */
type Step = 'add' | 'update' | 'remove';

type ById = ReadonlyMap<unknown, Values>;

const byIds = (rows: readonly Values[], by: string): ById =>
  new Map(rows.filter(isObject).map((row) => [row[by], row]));

/** All but the number: where a row stands among the others is taken back for itself. */
const unnumbered = ({ spec }: SubList, row: Values | undefined): Values | undefined =>
  row && Object.fromEntries(Object.entries(row).filter(([name]) => name !== spec.numberedBy));

const isSame = (list: SubList, one: Values | undefined, other: Values | undefined): boolean =>
  stableText(unnumbered(list, one)) === stableText(unnumbered(list, other));

/** A stored row as the browser has it. */
const valuesOf = async (
  { context }: Undoing,
  list: SubList,
  stored: Values,
): Promise<DataRecord> => {
  const [wire = {}] = await answerRows(context, list, [stored]);
  const { idField, fields } = list.spec;
  const id = Number(wire[idField] ?? 0);
  return { ...wire, ...parseFields(wire, fields), [idField]: wire[idField], id };
};

const send = (
  { context, calls, definition, now }: Undoing,
  { spec }: SubList,
  { method = 'POST', path = recordPath({ ...context, definition }), fn, args }: RowCall,
  row: DataRecord,
): Promise<Reply> =>
  calls.make(context, {
    ...{ method, fn, path: path.replace(/\{row\.\w+\}/, '{row}') },
    about: { ...now, row: row[spec.idField] },
    body: bodyOf({ args }, spec.fields, row),
  });

const addedId = (reply: Reply): unknown => ('body' in reply ? reply.body.last_id : undefined);

/** The rows of a list as they are by now. */
const presentRows = async (
  { context, definition, now }: Undoing,
  list: SubList,
): Promise<readonly Values[]> =>
  rowsIn(list, (await rowsOf(context, context.tables.of(definition)).get(now.id)) ?? now);

/** A row that was removed, numbered by what stood before and after it. */
const placed = async (undoing: Undoing, list: SubList, was: Values): Promise<Values> => {
  const { numberedBy } = list.spec;
  const number = numberedBy === undefined ? undefined : was[numberedBy];
  if (numberedBy === undefined || typeof number !== 'number') return was;
  const by = ownIdField(list.spec);
  const before = inOrder(list.spec, rowsIn(list, undoing.change.was)).map((row) => row[by]);
  const rows = await presentRows(undoing, list);
  const present = new Map(rows.map((row) => [row[by], Number(row[numberedBy])]));
  return { ...was, [numberedBy]: numberBack(was[by], number, { was: before, present }) };
};

/** Adds a row that was removed, at the place that it had, and gives it what it can't be added with. */
const addAgain = async (undoing: Undoing, list: SubList, was: Values): Promise<void> => {
  const { add, update, idField, numberedBy } = list.spec;
  if (!add) return;
  const wanted = await valuesOf(undoing, list, await placed(undoing, list, was));
  const place = numberedBy === undefined ? {} : { [numberedBy]: numberedBy };
  const adding = { ...add, args: { ...add.args, ...place } };
  const id = addedId(await send(undoing, list, adding, wanted));
  if (update && id !== undefined)
    await send(undoing, list, update, { ...wanted, [idField]: id, id: Number(id) });
};

/** Has a function put a picture back that was removed, with its file. */
const putPictureBack = async (undoing: Undoing, list: SubList, was: Values): Promise<void> => {
  const { context, calls, definition, now } = undoing;
  await calls.make(context, {
    ...{ method: 'POST', path: recordPath({ ...context, definition }) },
    ...{ fn: restoringPicture(list.name), about: now },
    body: { row: await placed(undoing, list, was) },
  });
};

/** Makes a row again what it was. @returns whether somebody changed the same of it since */
const changeBack = async (
  undoing: Undoing,
  list: SubList,
  { was, is, present }: Readonly<Record<'was' | 'is' | 'present', Values>>,
): Promise<boolean> => {
  const { update, numberedBy = '' } = list.spec;
  const { [numberedBy]: _number, ...fields } = list.spec.fields;
  const [base, mine, theirs] = await Promise.all(
    [is, was, present].map((row) => valuesOf(undoing, list, row)),
  );
  if (!base || !mine || !theirs || !update) return false;
  const { values, touching } = mergeRecords(fields, { base, mine, theirs }, 'theirs');
  if (!isSameRecord(fields, values, theirs)) await send(undoing, list, update, values);
  return touching.length > 0;
};

const stepOf = (was: Values | undefined, is: Values | undefined): Step => {
  if (!is) return 'add';
  return was ? 'update' : 'remove';
};

/** Takes the change of one row back. @returns whether somebody changed the same of it since */
const undoRow = async (
  undoing: Undoing,
  list: SubList,
  sides: Readonly<Record<'was' | 'is' | 'present', Values | undefined>>,
): Promise<boolean> => {
  const { was, is, present } = sides;
  const step = stepOf(was, is);
  const isDone = step === 'remove' ? !present : was && present && isSame(list, was, present);
  if (isDone) return false;
  if (step === 'add' && was && !present && list.spec.pictures) {
    await putPictureBack(undoing, list, was);
    return false;
  }
  if (!list.spec[step]) throw new Refusal(409, 'server.activity.noWayBack');
  if (step === 'add') {
    if (was && !present) await addAgain(undoing, list, was);
    return present !== undefined;
  }
  if (!present) return true;
  if (step === 'update' && was && is) return changeBack(undoing, list, { was, is, present });
  if (!isSame(list, is, present)) return true;
  const { remove } = list.spec;
  if (remove) await send(undoing, list, remove, await valuesOf(undoing, list, present));
  return false;
};

/** Sends the numbers of rows, by the ids that they are stored with. */
const renumber = async (
  undoing: Undoing,
  list: SubList,
  numbers: ReadonlyMap<unknown, unknown>,
): Promise<void> => {
  const { context, calls, definition, now } = undoing;
  const { reorder, numberedBy = '', idField } = list.spec;
  if (!reorder) return;
  const by = ownIdField(list.spec);
  const rows = await Promise.all(
    (await presentRows(undoing, list)).map(async (row) => ({
      ...(await valuesOf(undoing, list, row)),
      [numberedBy]: numbers.get(row[by]) ?? row[numberedBy],
      isMoved: numbers.has(row[by]),
    })),
  );
  if (!reorder.forSeveral) {
    for (const row of rows) if (row.isMoved) await send(undoing, list, reorder, row);
    return;
  }
  const { method = 'POST', path = recordPath({ ...context, definition }), fn } = reorder;
  const sent = rows.map((row) => ({ id: Object(row)[idField], [numberedBy]: row[numberedBy] }));
  await calls.make(context, { method, path, fn, about: now, body: { rows: sent } });
};

/** Puts rows where they were before a change. @returns whether somebody has put some elsewhere since */
const placeBack = async (undoing: Undoing, list: SubList, was: ById, is: ById) => {
  const { numberedBy } = list.spec;
  if (numberedBy === undefined) return false;
  const present = byIds(await presentRows(undoing, list), ownIdField(list.spec));
  const placeIn = (rows: ById, id: unknown): unknown => rows.get(id)?.[numberedBy];
  const moved = [...was.keys()].filter(
    (id) =>
      is.has(id) &&
      present.has(id) &&
      placeIn(is, id) !== placeIn(was, id) &&
      placeIn(present, id) !== placeIn(was, id),
  );
  const own = moved.filter((id) => placeIn(present, id) === placeIn(is, id));
  if (own.length > 0)
    await renumber(undoing, list, new Map(own.map((id) => [id, placeIn(was, id)])));
  return moved.length > own.length;
};

/** Ids of rows in the order of their numbers: each finds those before it. */
const inPlaces = (list: SubList, rows: ById, ids: readonly unknown[]): readonly unknown[] => {
  const by = ownIdField(list.spec);
  const some = ids.map((id) => rows.get(id)).filter((row) => row !== undefined);
  return inOrder(list.spec, some).map((row) => row[by]);
};

/**
 * Takes back what a change made of the rows of a list, each by the calls that change rows.
 *
 * @returns what the rows are called, where somebody changed the same since
 */
export const undoRows = async (undoing: Undoing, list: SubList): Promise<readonly string[]> => {
  const { context, definition, change } = undoing;
  const by = ownIdField(list.spec);
  const [was, is] = [change.was, change.is].map((row) => byIds(rowsIn(list, row), by)) as [
    ById,
    ById,
  ];
  const ids = [...new Set([...was.keys(), ...is.keys()])];
  const back = ids.filter((id) => !is.has(id));
  const undoEach = async (some: readonly unknown[]): Promise<boolean> => {
    let isAny = false;
    for (const id of some) {
      const sides = { was: was.get(id), is: is.get(id) };
      if (isSame(list, sides.was, sides.is)) continue;
      const present = byIds(await presentRows(undoing, list), by).get(id);
      isAny = (await undoRow(undoing, list, { ...sides, present })) || isAny;
    }
    return isAny;
  };
  // What comes back takes its place among rows that stand as they did.
  const touched = [
    await undoEach(ids.filter((id) => is.has(id))),
    await placeBack(undoing, list, was, is),
    await undoEach(inPlaces(list, was, back)),
  ];
  const isTouched = touched.includes(true);
  return isTouched ? [rowsName(context, definition.name, list.name)] : [];
};
