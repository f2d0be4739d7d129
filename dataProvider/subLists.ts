import type { DataRecord, Resource, RowCall, SubListSpec } from '../schemas';
import { bodyOf, type Values } from './body';
import { callServer } from './call';
import { rowsOf } from './rows';

/** A record's sub-list, by its name. */
export interface SubListOf {
  readonly record: Values;
  readonly subList: string;
}

/** What becomes of a row. */
export type RowChange = 'add' | 'update' | 'remove' | 'toggle';

const specOf = (definition: Resource, name: string): SubListSpec => {
  const spec = definition.subLists[name];
  if (spec) return spec;
  throw new Error(`${definition.name} has no sub-list "${name}".`);
};

/** Asks the function that answers a sub-list's rows, where the record doesn't carry them. */
export const askRows = async (
  definition: Resource,
  { record, subList }: SubListOf,
  signal?: AbortSignal,
): Promise<readonly DataRecord[]> => {
  const { rowsFrom = {}, fields, idField } = specOf(definition, subList);
  const answer = await callServer(rowsFrom, definition, record, { isRead: true, signal });
  return rowsOf(answer.rows, fields, idField);
};

const callRow = (
  definition: Resource,
  { record, subList }: SubListOf,
  { args, method, fn, path }: RowCall,
  row: Values,
  isQuiet = false,
) => {
  const { fields } = specOf(definition, subList);
  return callServer({ method, fn, path }, definition, record, {
    args: bodyOf({ args }, fields, row),
    row,
    isQuiet,
  });
};

/** Adds, changes, removes or toggles a row: sends what the definition's call names of it. */
export const changeRow = async (
  definition: Resource,
  of: SubListOf,
  change: RowChange,
  row: Values,
): Promise<void> => {
  const call = specOf(definition, of.subList)[change];
  if (!call) throw new Error(`Rows of ${definition.name}'s "${of.subList}" have no "${change}".`);
  await callRow(definition, of, call, row);
};

/**
 * Stores the places of rows: in one call, or in one for each row whose number changes.
 *
 * @param rows all of them, in their new order
 */
export const reorderRows = async (
  definition: Resource,
  of: SubListOf,
  rows: readonly Values[],
): Promise<void> => {
  const { reorder, numberedBy, idField } = specOf(definition, of.subList);
  if (!reorder || numberedBy === undefined) return;
  const numbered = rows.map((row, index): Values => ({ ...row, [numberedBy]: index + 1 }));
  if (reorder.inOneCall) {
    const { args: _args, inOneCall: _inOneCall, ...spec } = reorder;
    const places = numbered.map((row) => ({ id: row[idField], [numberedBy]: row[numberedBy] }));
    await callServer(spec, definition, of.record, { args: { rows: places } });
    return;
  }
  const moved = numbered.filter((row, index) => row[numberedBy] !== rows[index]?.[numberedBy]);
  for (const row of moved) await callRow(definition, of, reorder, row, row !== moved.at(-1));
};
