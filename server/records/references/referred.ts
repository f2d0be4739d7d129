import type { ReferencePlace } from '../../../schemas';
import type { Condition, Plain } from '../../store/Query';
import type { Values } from '../../store/Store';
import { storedIds } from '../../wire/references';
import { storedRows } from '../../wire/rows';

/** A place of stored values that holds ids, whether a definition's fields declare it or its links. */
export type Place = Pick<ReferencePlace, 'path' | 'holds' | 'when' | 'isRow'>;

const isMeant = (values: Values, { when }: Place): boolean =>
  when === undefined || String(values[when.field]) === when.code;

const heldIds = (stored: unknown, holds: Place['holds']): readonly number[] => {
  if (holds === 'ids') return storedIds(stored);
  if (holds === 'rows') return storedRows(stored).map(({ id }) => Number(id));
  // 0 stands for all records, and thereby for none of them.
  return stored ? [Number(stored)] : [];
};

/** The ids of the records that values refer to at a place. */
export const idsAt = (values: Values, place: Place): readonly number[] => {
  const [name = '', ...path] = place.path;
  if (path.length > 0)
    return storedRows(values[name]).flatMap((inner) => idsAt(inner, { ...place, path }));
  return isMeant(values, place) ? heldIds(values[name], place.holds) : [];
};

/** The codes that stand for one in a definition: numbers are stored as numbers. */
const storedCodes = (code: string): readonly Plain[] =>
  Number.isNaN(Number(code)) ? [code] : [code, Number(code)];

/** The rows that refer to a record at a place. */
export const conditionAt = (place: Place, id: number): Condition => {
  const [name = '', ...path] = place.path;
  const { holds, when } = place;
  if (path.length > 0) return { has: { [name]: conditionAt({ ...place, path }, id) } };
  if (holds === 'rows') return { has: { [name]: { where: { id } } } };
  if (holds === 'ids') return { where: { [name]: { contains: id } } };
  if (!when) return { where: { [name]: id } };
  // What is one kind of value or another is stored as text.
  return { where: { [when.field]: storedCodes(when.code), [name]: [id, String(id)] } };
};

const withoutHeld = (stored: unknown, { holds }: Place, id: number): unknown => {
  if (holds === 'ids') return storedIds(stored).filter((known) => known !== id);
  if (holds === 'rows') return storedRows(stored).filter((row) => row.id !== id);
  return null;
};

const withHeld = (stored: unknown, { holds }: Place, id: number, by: number): unknown => {
  const put = (known: unknown) => (known === id ? by : known);
  if (holds === 'ids') return [...new Set(storedIds(stored).map(put))];
  if (holds === 'rows') {
    const others = storedRows(stored).filter((row) => row.id !== by);
    return others.map((row) => ({ ...row, id: put(row.id) }));
  }
  return typeof stored === 'string' ? String(by) : by;
};

/**
 * What becomes of the values that refer to a record at a place, once another takes its place there.
 *
 * @returns the one field that changes
 */
export const withOther = (values: Values, place: Place, id: number, by: number): Values => {
  const [name = '', ...path] = place.path;
  if (!idsAt(values, place).includes(id)) return {};
  if (path.length === 0) return { [name]: withHeld(values[name], place, id, by) };
  const inner = { ...place, path };
  return {
    [name]: storedRows(values[name]).map((row) => ({ ...row, ...withOther(row, inner, id, by) })),
  };
};

/**
 * What is left of the values that refer to a record at a place, once they no longer do: the reference
 * alone goes, and the row around it where that stands for the record.
 *
 * @returns the one field that changes
 */
export const withoutId = (values: Values, place: Place, id: number): Values => {
  const [name = '', ...path] = place.path;
  if (!idsAt(values, place).includes(id)) return {};
  if (path.length === 0) return { [name]: withoutHeld(values[name], place, id) };
  const inner = { ...place, path };
  const rows = storedRows(values[name]);
  const goes = (row: Values) => place.isRow && path.length === 1 && idsAt(row, inner).includes(id);
  return {
    [name]: rows
      .filter((row) => !goes(row))
      .map((row) => ({ ...row, ...withoutId(row, inner, id) })),
  };
};
