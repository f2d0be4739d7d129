import type { Problem } from '../../../schemas';
import type { CallContext } from '../../contract/CallContext';
import { FieldProblems } from '../../contract/FieldProblems';
import { neededPart } from '../../contract/parts';
import { Refusal } from '../../contract/Refusal';
import { ok, type Reply } from '../../contract/reply';
import type { Row, Values } from '../../store/Store';
import { objectsOf } from '../../wire/list';
import { sentId } from '../../wire/sent';
import { isNothing } from '../../wire/WireKind';
import { refuseWhileKept } from '../references/usage';
import { acceptRow, pick } from './readRow';
import { behaviourOfRows, rowsIn, type SubList, usesOfRow } from './SubList';
import { nextId, savedIn, storeRows } from './storeRows';
import { refuseTwice } from './unique';

/** What is wrong with rows, by their places and fields: `values.3.code`. */
type Problems = Record<string, Problem<string>>;

/** Runs what refuses one row, and notes why at its place. */
const noting = async <Result>(
  problems: Problems,
  place: string,
  read: () => Result | Promise<Result>,
): Promise<Result | undefined> => {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof FieldProblems)) throw error;
    for (const [field, problem] of Object.entries(error.problems))
      problems[`${place}.${field}`] = problem;
    return undefined;
  }
};

/** The stored row that one of a table is; none for a new one. @throws Refusal 404 for one that isn't there any more */
const formerOf = (before: readonly Values[], idField: string, sent: unknown) => {
  if (isNothing(sent)) return undefined;
  const former = before.find((row) => row[idField] === sentId(sent));
  if (former) return former;
  throw new Refusal(404, 'server.request.notFound');
};

/** All rows as they were sent, over those that are stored. @throws FieldProblems, Refusal */
const readTable = async (
  context: CallContext,
  list: SubList,
  row: Row,
  sent: readonly Values[],
): Promise<readonly Values[]> => {
  const { definition, name, spec } = list;
  const { idField, table } = spec;
  const before = rowsIn(list, row);
  const problems: Problems = {};
  const rows: Values[] = [];
  for (const [index, body] of sent.entries()) {
    const place = `${name}.${index}`;
    const former = formerOf(before, idField, body[idField]);
    if (former && rows.some((one) => one[idField] === former[idField]))
      throw new Refusal(400, 'server.records.twice');
    const { [idField]: _, ...picked } = pick(body, table?.args ?? {}, spec);
    const accepted = await noting(problems, place, () => acceptRow(context, list, picked, former));
    if (!accepted) continue;
    await noting(problems, place, () => refuseTwice(definition, spec, rows, accepted));
    rows.push({ [idField]: former?.[idField] ?? nextId(list, row, rows), ...accepted });
  }
  if (Object.keys(problems).length > 0) throw new FieldProblems(definition.name, problems);
  return rows;
};

/**
 * Puts rows in the place of all that there are, in their order: those that name a stored one change it, others are
 * new, and what isn't named goes.
 *
 * @throws FieldProblems, Refusal
 */
export const saveTable = async (context: CallContext, list: SubList, row: Row): Promise<Reply> => {
  const { idField, table } = list.spec;
  const textOf = (one: Values) => String(one[table?.title ?? idField] ?? '');
  const sent = neededPart(context.call.body, 'rows', objectsOf);
  const rows = await readTable(context, list, row, sent);
  const kept = new Set(rows.map((one) => one[idField]));
  for (const gone of rowsIn(list, row).filter((one) => !kept.has(one[idField])))
    await refuseWhileKept(context, await usesOfRow(context, list, row, gone), textOf(gone));
  await behaviourOfRows(context, list)?.mayReplace?.(context, row, rows);
  await storeRows(context, list, row, rows);
  return ok({ message: savedIn(context, list) });
};
