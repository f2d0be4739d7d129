import type { Values } from '../../../../dataProvider/values';
import { type DocumentRow, rowTypeOf } from '../../../../schemas/documents';
import { isObject } from '../../../../schemas/isObject';
import type { DetailRules } from '../rows/details';
import type { Content } from '../rows/history';
import { indexOf, inserted, isSameContent, type Rows } from '../rows/rowList';
import { mergedContent } from '../storing/overtaken';
import { rightPartOf } from '../storing/rightPart';
import type { BuilderState } from './BuilderState';

/** A row as it was typed, in its place, and not stored as it is. */
interface UnsentRow {
  readonly row: DocumentRow;
  /** What was stored of it; `null` for one that was to be added. */
  readonly before: DocumentRow | null;
  /** The ids of the rows that were stored then. */
  readonly known: readonly number[];
}

interface UnsentDetails {
  readonly mine: Values;
  readonly before: Values;
}

const DETAILS_NAME = 'details';

/**
 * What of a document isn't stored, as a draft keeps it: row by row under its id on the server.
 *
 * @param visit distinguishes rows that are new here from those of another visit
 */
export const unsentOf = (
  { history, storing }: Pick<BuilderState, 'history' | 'storing'>,
  visit: string,
): Values => {
  const stored = new Map(storing.stored.map((has) => [has.row.id, has]));
  const known = storing.stored.map(({ id }) => id);
  const entries = storing.changes.flatMap((change): [string, UnsentRow | UnsentDetails][] => {
    if (change.kind === 'details')
      return [[DETAILS_NAME, { mine: change.details, before: storing.details }]];
    if (change.kind !== 'add' && change.kind !== 'update') return [];
    const { key } = change;
    const has = stored.get(key);
    const order = indexOf(history.rows, key) + 1;
    const row = { ...change.row, order, id: has?.id ?? key };
    const before = has ? { ...has.row, id: has.id } : null;
    return [[row.id > 0 ? `${row.id}` : `${visit}/${key}`, { row, before, known }]];
  });
  return Object.fromEntries(entries);
};

const isRow = (value: unknown): value is DocumentRow =>
  isObject(value) &&
  [value.id, value.order, value.translationId].every(Number.isInteger) &&
  (value.mediaId === null || Number.isInteger(value.mediaId)) &&
  rowTypeOf(Number(value.type)) !== undefined &&
  isObject(value.options);

/** A row of a draft; `null` for what is none, since a browser may keep anything. */
const readRow = (value: unknown): UnsentRow | null => {
  if (!isObject(value) || !isRow(value.row)) return null;
  const known = Array.isArray(value.known) ? value.known.filter(Number.isInteger) : [];
  return { row: value.row, before: isRow(value.before) ? value.before : null, known };
};

const readDetails = (value: unknown): UnsentDetails =>
  isObject(value) && isObject(value.mine) && isObject(value.before)
    ? { mine: value.mine, before: value.before }
    : { mine: {}, before: {} };

/** The rows of a draft, by the names that they have in it. */
export const unsentRows = (values: Values): ReadonlyMap<string, DocumentRow> =>
  new Map(
    Object.entries(values).flatMap(([name, value]) => {
      const read = readRow(value);
      return read ? [[name, read.row] as const] : [];
    }),
  );

/** Whether a row that was to be added has been, by a call whose answer nobody waited for. */
const isAdded = ({ row, before, known }: UnsentRow, rows: Rows): boolean =>
  before === null &&
  rows.some(({ id, ...other }) => {
    const added = { ...other, id };
    return !known.includes(id) && isSameContent(rightPartOf(row, undefined), added);
  });

/** Rows with those that are missing among them, each in its place and new ones under keys of their own. */
const withMissing = (rows: Rows, missing: Rows): Rows =>
  missing
    .toSorted((one, other) => one.order - other.order)
    .reduce((all, row) => {
      const id = row.id > 0 ? row.id : Math.min(0, ...all.map((other) => other.id)) - 1;
      return inserted(all, { ...row, id }, row.order - 1);
    }, rows);

/** A document with what a draft has of it, put together with what became of the document since. */
export const withUnsent = (
  present: Content,
  values: Values,
  rules: Pick<DetailRules, 'merge'>,
): Content => {
  const unsent = Object.values(values).flatMap((value) => readRow(value) ?? []);
  const byId = new Map(unsent.map((one) => [one.row.id, one]));
  const details = readDetails(values[DETAILS_NAME]);
  const base = {
    rows: present.rows.map((row) => byId.get(row.id)?.before ?? row),
    details: { ...present.details, ...details.before },
  };
  const missing = unsent.filter(
    (one) => indexOf(present.rows, one.row.id) < 0 && !isAdded(one, present.rows),
  );
  const typed = base.rows.map((row) => byId.get(row.id)?.row ?? row);
  const mine = {
    rows: withMissing(
      typed,
      missing.map(({ row }) => row),
    ),
    details: { ...base.details, ...details.mine },
  };
  return mergedContent({ base, mine, theirs: present }, rules).content;
};
