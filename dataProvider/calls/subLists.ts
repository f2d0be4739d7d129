import type { DataRecord, Resource, RowCall, SubListSpec } from '../../schemas';
import { pageQuery } from '../../schemas/codec';
import { acts } from '../acts';
import { conflictOf } from '../Conflict';
import { type CallOptions, callServer } from '../call';
import type { Definitions } from '../Definitions';
import { Unreachable } from '../http';
import { createOnce, newKey } from '../once';
import type { Read } from '../readRecords';
import { bodyOf, rowsOf, type Values } from '../values';

/** A record's sub-list, by its name. */
export interface SubListOf {
  readonly record: Values;
  readonly subList: string;
}

/** The part of a sub-list that is asked for, where its rows come in pages. */
export interface RowsPart {
  readonly page: number;
  /** What was typed to search for. */
  readonly search: string;
  /** Rows a page, where that differs from the definition. */
  readonly size?: number;
}

/** Rows of a sub-list, and how many there are of which they are part. */
export interface RowsPage {
  readonly rows: readonly DataRecord[];
  readonly total: number;
  /** Of all the rows; none where the server answers none. */
  readonly version: string | undefined;
}

/** How a row is changed. */
export interface RowOptions {
  /** The version of the rows that it stood among. */
  readonly version?: string;
  /** The key under which a row is added once. */
  readonly key?: string;
  /** A row is added at the place that it has; those after it move on. The last one otherwise. */
  readonly isPlaced?: boolean;
}

/** What becomes of a row. */
export type RowChange = 'add' | 'update' | 'remove' | 'toggle';

const specOf = (definition: Resource, name: string): SubListSpec => {
  const spec = definition.subLists[name];
  if (spec) return spec;
  throw new Error(`${definition.name} has no sub-list "${name}".`);
};

const callRow = (
  definition: Resource,
  { record, subList }: SubListOf,
  { args, method, fn, path }: RowCall,
  row: Values,
  options: Pick<CallOptions, 'isQuiet' | 'version' | 'key' | 'act' | 'offersUndo'> = {},
) => {
  const { fields } = specOf(definition, subList);
  return callServer({ method, fn, path }, definition, record, {
    args: bodyOf({ args }, fields, row),
    row,
    ...options,
  });
};

/** The calls that read rows. */
const readCalls = (definitionOf: Definitions) => ({
  /**
   * The rows of a sub-list that a function answers: all, or a part where they come in pages. Others stand in
   * the record that `getOne` gives.
   */
  getRows: async (
    resource: string,
    { record, subList }: SubListOf,
    part: RowsPart = { page: 1, search: '' },
    signal?: AbortSignal,
  ): Promise<RowsPage> => {
    const definition = await definitionOf(resource);
    const { rowsFrom = {}, fields, idField, pageSize } = specOf(definition, subList);
    const args = pageSize === undefined ? {} : pageQuery(part, part.size ?? pageSize);
    const answer = await callServer(rowsFrom, definition, record, { args, isRead: true, signal });
    const { total, version } = answer;
    return { rows: rowsOf(answer.rows, fields, idField), total, version: version ?? undefined };
  },

  /** A row as it is by now, with the version of the rows that it stands among. */
  getRow: async (
    resource: string,
    { record, subList }: SubListOf,
    row: Values,
  ): Promise<Pick<RowsPage, 'version'> & { readonly row: DataRecord }> => {
    const definition = await definitionOf(resource);
    const { read = {}, fields, idField } = specOf(definition, subList);
    const answer = await callServer(read, definition, record, { row, isRead: true });
    const [found] = rowsOf([answer.record], fields, idField);
    if (!found) throw new Unreachable('unreadable');
    return { row: found, version: answer.version ?? undefined };
  },
});

type Carried = Pick<Read, 'carried'>;

/** The calls that change rows. */
const changeCalls = (definitionOf: Definitions, { carried }: Carried) => ({
  /**
   * Adds, changes, removes or toggles a row: sends what the definition's call names of it.
   *
   * @returns the version that the rows have now, where the server answers it
   * @throws Conflict when the rows have changed since the version that is named
   */
  changeRow: async (
    resource: string,
    of: SubListOf,
    change: RowChange,
    row: Values,
    options: RowOptions = {},
  ): Promise<string | undefined> => {
    const definition = await definitionOf(resource);
    const { idField, numberedBy, ...calls } = specOf(definition, of.subList);
    const { key, isPlaced, ...further } = options;
    const place = isPlaced && numberedBy !== undefined ? { [numberedBy]: numberedBy } : {};
    const spec = calls[change];
    if (!spec) throw new Error(`Rows of ${resource}'s "${of.subList}" have no "${change}".`);
    const call = { ...spec, args: { ...spec.args, ...place } };
    const ofChanged = conflictOf(({ answer }) => carried(definition, answer));
    const sending = { ...further, key, offersUndo: change === 'remove' || change === 'toggle' };
    const { answer, isFormer } = await createOnce(key, row, (one) =>
      callRow(definition, of, call, one, sending).catch(ofChanged),
    );
    if (!isFormer) return answer.version ?? undefined;
    const former = { ...row, [idField]: answer.lastId };
    // What can't be changed gives way to what was entered since.
    if (!calls.update && calls.remove)
      await callRow(definition, of, calls.remove, former, { isQuiet: true });
    const { version } = calls.update
      ? await callRow(definition, of, calls.update, former)
      : await callRow(definition, of, call, row, { key: newKey() });
    return version ?? undefined;
  },

  /**
   * Saves all rows of a sub-list in their order: those that have an id change the stored ones, what isn't there goes.
   *
   * @param version the rows have had so far
   * @throws Conflict when the rows have changed since that version
   */
  saveTable: async (
    resource: string,
    of: SubListOf,
    rows: readonly Values[],
    version?: string,
  ): Promise<void> => {
    const definition = await definitionOf(resource);
    const { table, fields } = specOf(definition, of.subList);
    if (!table) throw new Error(`Rows of ${resource}'s "${of.subList}" are no table.`);
    const { args, fn } = table;
    const sent = rows.map((row) => bodyOf({ args }, fields, row));
    const call = callServer({ fn }, definition, of.record, { args: { rows: sent }, version });
    await call.catch(conflictOf(({ answer }) => carried(definition, answer)));
  },
});

type Reorder = NonNullable<SubListSpec['reorder']>;

/** Sends the places of all rows in one call. */
const placeTogether = (
  definition: Resource,
  of: SubListOf,
  { args: _args, forSeveral: _forSeveral, ...spec }: Reorder,
  numbered: readonly Values[],
  version: string | undefined,
) => {
  const { numberedBy = '', idField } = specOf(definition, of.subList);
  const rows = numbered.map((row) => ({ id: row[idField], [numberedBy]: row[numberedBy] }));
  const options = { args: { rows }, version, offersUndo: true };
  return callServer(spec, definition, of.record, options);
};

/** Sends the place of each row that is moved, one after the other. */
const placeEach = async (
  definition: Resource,
  of: SubListOf,
  reorder: Reorder,
  moved: readonly Values[],
  version: string | undefined,
): Promise<void> => {
  const act = newKey();
  let present = version;
  try {
    for (const row of moved) {
      const options = { isQuiet: row !== moved.at(-1), version: present, act };
      const answer = await callRow(definition, of, reorder, row, options);
      // A server that answers no version of what it has changed isn't held to the one before.
      present = answer.version ?? undefined;
    }
  } finally {
    acts.take(act);
  }
};

const orderCalls = (definitionOf: Definitions, { carried }: Carried) => ({
  /**
   * Stores the places of rows: in one call, or in one for each row whose number changes.
   *
   * @param rows all of them, in their new order
   * @param version the rows have had so far
   * @throws Conflict when the rows have changed since that version
   */
  reorderRows: async (
    resource: string,
    of: SubListOf,
    rows: readonly Values[],
    version?: string,
  ): Promise<void> => {
    const definition = await definitionOf(resource);
    const { reorder, numberedBy } = specOf(definition, of.subList);
    if (!reorder || numberedBy === undefined) return;
    const numbered = rows.map((row, index): Values => ({ ...row, [numberedBy]: index + 1 }));
    const moved = numbered.filter((row, index) => row[numberedBy] !== rows[index]?.[numberedBy]);
    const placing = reorder.forSeveral
      ? placeTogether(definition, of, reorder, numbered, version)
      : placeEach(definition, of, reorder, moved, version);
    await placing.catch(conflictOf(({ answer }) => carried(definition, answer)));
  },
});

/** The calls of sub-lists. */
export const subListCalls = (definitionOf: Definitions, read: Carried) => ({
  ...readCalls(definitionOf),
  ...changeCalls(definitionOf, read),
  ...orderCalls(definitionOf, read),
});
