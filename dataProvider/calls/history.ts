import type { AnyFields, DataRecord, Resource } from '../../schemas';
import { parseFields, readNumber } from '../../schemas/codec';
import { isObject } from '../../schemas/isObject';
import { callServer } from '../call';
import { listOf } from '../carried';
import type { Definitions } from '../Definitions';
import type { Read } from '../readRecords';
import { rowsOf, type Values } from '../values';
import { isUnanswered } from './isUnanswered';

/** A row of a sub-list as it was before a change, and after it; none where it came or went. */
export interface PastRow {
  readonly subList: string;
  readonly before: DataRecord | undefined;
  readonly after: DataRecord | undefined;
}

/** A record that was linked to another, or no longer is. */
export interface PastLink {
  readonly link: string;
  readonly id: number;
  readonly title: string;
  readonly isAdded: boolean;
}

/** A record that isn't there any more, and what it was called, as far as that is known. */
export interface GoneRecord {
  readonly resource: string;
  readonly id: number;
  readonly name: string;
}

/** What a change was part of. */
export interface PastAct {
  /** None where the server keeps none. */
  readonly id: number | null;
  /** What was done, as the activity calls it. */
  readonly action: string;
  /** How many records it is about. */
  readonly records: number;
  readonly isUndone: boolean;
  readonly canUndo: boolean;
}

/** A change of a record. */
export interface PastChange {
  readonly id: number;
  /** ISO 8601. */
  readonly at: string;
  /** Who made it. */
  readonly by: string;
  /** The record was made. */
  readonly isNew: boolean;
  /** It was deleted, or came back from the trash. */
  readonly isGone: boolean;
  readonly isBack: boolean;
  /** What it was part of, with all else that was done at once. */
  readonly act: PastAct;
  /** The fields that it changed. */
  readonly fields: readonly string[];
  /** What these held; of rows those that changed, of long texts a part. */
  readonly before: Values;
  readonly after: Values;
  readonly rows: readonly PastRow[];
  readonly links: readonly PastLink[];
  /** What its values refer to and isn't there any more. */
  readonly gone: readonly GoneRecord[];
}

/** A side of a change. */
export type Side = 'before' | 'after';

/** A record as it was, and the ids of what was linked to it, by the names of its links. */
export interface PastRecord {
  readonly record: DataRecord;
  readonly linked: Readonly<Record<string, readonly number[]>>;
  /** The change on whose side it was that, as far as the server answers it. */
  readonly change: Pick<PastChange, 'id' | 'at' | 'by' | 'isNew' | 'isGone' | 'isBack'>;
  readonly side: Side;
  /** The entry of the trash in which it lies, if it was deleted since. */
  readonly lies: { readonly id: number; readonly canRestore: boolean } | undefined;
  /** Fields and sub-lists of which only is known what they show by now. */
  readonly unknown: readonly string[];
  readonly gone: readonly GoneRecord[];
}

/** What an answer holds of fields. It holds no others: read as well, those would be empty. */
const valuesOf = (wire: unknown, fields: AnyFields): Values =>
  isObject(wire) ? { ...wire, ...parseFields(wire, fields) } : {};

const rowOf = ({ subLists }: Resource, wire: Values): readonly PastRow[] => {
  const subList = String(wire.subList);
  const spec = subLists[subList];
  if (!spec) return [];
  const [before, after] = [wire.before, wire.after].map(
    (row) => rowsOf([row], spec.fields, spec.idField)[0],
  );
  return [{ subList, before, after }];
};

const linkOf = (wire: Values): PastLink => ({
  link: String(wire.link),
  id: readNumber(wire.id) ?? 0,
  title: String(wire.title ?? ''),
  isAdded: wire.isAdded === 1,
});

const goneOf = ({ gone }: Values): readonly GoneRecord[] =>
  listOf(gone)
    .filter(isObject)
    .map(({ resource, id, name }) => ({
      resource: String(resource),
      id: readNumber(id) ?? 0,
      name: String(name ?? ''),
    }));

const actOf = ({ act, action, records, isUndone, canUndo }: Values): PastAct => ({
  id: readNumber(act),
  action: String(action ?? ''),
  records: readNumber(records) ?? 1,
  isUndone: isUndone === 1,
  canUndo: canUndo === 1,
});

const whatOf = (wire: Values) => ({
  id: readNumber(wire.id) ?? 0,
  at: String(wire.at ?? ''),
  by: String(wire.by ?? ''),
  isNew: wire.isNew === 1,
  isGone: wire.isGone === 1,
  isBack: wire.isBack === 1,
});

/** What an answer has beside the record as it was. */
const besidePast = (body: Values) => {
  const { change, lies, unknown } = body;
  const of = isObject(change) ? change : {};
  return {
    change: whatOf(of),
    side: of.side === 'after' ? ('after' as const) : ('before' as const),
    lies: isObject(lies)
      ? { id: readNumber(lies.id) ?? 0, canRestore: lies.canRestore === 1 }
      : undefined,
    unknown: listOf(unknown).map(String),
    gone: goneOf(body),
  };
};

/** Rows that the record's own answer doesn't carry. */
const furtherRows = ({ subLists }: Resource, { rows }: Values): Values =>
  Object.fromEntries(
    Object.entries(isObject(rows) ? rows : {}).flatMap(([name, all]) => {
      const spec = subLists[name];
      return spec ? [[spec.field ?? name, rowsOf(all, spec.fields, spec.idField)]] : [];
    }),
  );

const changeOf = (definition: Resource, wire: Values): PastChange => {
  const names = listOf(wire.fields)
    .map(String)
    .filter((name) => name in definition.fields);
  const fields = Object.fromEntries(
    Object.entries(definition.fields).filter(([name]) => names.includes(name)),
  );
  return {
    ...whatOf(wire),
    act: actOf(wire),
    fields: names,
    before: valuesOf(wire.before, fields),
    after: valuesOf(wire.after, fields),
    rows: listOf(wire.rows)
      .filter(isObject)
      .flatMap((row) => rowOf(definition, row)),
    links: listOf(wire.links)
      .filter(isObject)
      .map(linkOf)
      .filter(({ link }) => link in definition.links),
    gone: goneOf(wire),
  };
};

/** The calls that answer what became of a record: calls of ours, which other servers don't answer. */
export const historyCalls = (definitionOf: Definitions, { past }: Pick<Read, 'past'>) => ({
  /** A page of a record's changes, the latest first; nothing where the server keeps none. */
  getHistory: async (
    resource: string,
    record: Values,
    { page, size }: { page: number; size: number },
    signal?: AbortSignal,
  ): Promise<{ readonly changes: readonly PastChange[]; readonly total: number }> => {
    const definition = await definitionOf(resource);
    const path = `${definition.path}${definition.single ? '' : '/{id}'}/history`;
    const args = { page, maxrowcount: size };
    const options = { isRead: true, isQuiet: true, signal, args };
    try {
      const { rows, total } = await callServer(
        { method: 'GET', path },
        definition,
        record,
        options,
      );
      return { changes: rows.filter(isObject).map((row) => changeOf(definition, row)), total };
    } catch (error) {
      if (isUnanswered(error)) return { changes: [], total: 0 };
      throw error;
    }
  },

  /** A record as it was before a change, or after it; unless that is given, as the server decides. */
  getPast: async (
    resource: string,
    record: Values,
    change: number,
    side?: Side,
  ): Promise<PastRecord> => {
    const definition = await definitionOf(resource);
    const path = `${definition.path}${definition.single ? '' : '/{id}'}/history/${change}`;
    const answer = await callServer({ method: 'GET', path }, definition, record, {
      isRead: true,
      args: side ? { side } : {},
    });
    const { linked } = answer.record as { linked?: PastRecord['linked'] };
    return {
      record: { ...(await past(definition, answer)), ...furtherRows(definition, answer.body) },
      linked: linked ?? {},
      ...besidePast(answer.body),
    };
  },
});
