import { useMemo } from 'react';
import { useStore } from 'react-admin';
import { useSearchParams } from 'react-router';
import {
  type AnyField,
  columnNames,
  columnsKey,
  type DataRecord,
  isBlank,
  isKind,
  moreColumnNames,
  namedColumns,
  type Resource,
  readColumns,
  traitsOf,
} from '../../../schemas';
import { fieldOf } from '../../fields/fields';
import type { ViewOfField } from '../../fields/KindView';
import look from '../../ui/optimisations/table.module.css';
import list from './table.module.css';

/** A column of a list as it is drawn. */
export interface DrawnColumn {
  name: string;
  field: AnyField;
  /** Longer texts are cut after so many characters. */
  cutAt?: number;
  isOnlyWide: boolean;
  /** It shows what the record is called. */
  isTitled?: boolean;
  /** The field that stands beneath it in its cell. */
  below?: string;
  /** The tab that its value leads to. */
  opens?: string;
  isSortable: boolean;
  /** It takes the room that the others leave. */
  fills?: boolean;
  /** Where there is no room for all columns, those of the lowest ranks give way first; one without a rank stays. */
  rank?: number;
}

/** The field that a column is called after. */
export const labelled = ({ name, isTitled }: DrawnColumn): string => (isTitled ? 'name' : name);

/** How a column's cells look, and when they give way. */
export const cellLook = ({ field, isOnlyWide, fills, rank }: DrawnColumn, viewOf: ViewOfField) => ({
  className: [
    viewOf(field).isNumeric && look.numeric,
    isOnlyWide && look.onlyWide,
    fills && list.fills,
  ]
    .filter(Boolean)
    .join(' '),
  'data-rank': rank,
});

const drawn = (
  definition: Resource,
  {
    field: name,
    onlyWide,
    titled,
    below,
    opens,
  }: Exclude<Resource['list']['columns'][number], string>,
): DrawnColumn => {
  const field = fieldOf(definition, name);
  const { cutAt, isUnsortable } = traitsOf(field);
  return {
    name,
    field,
    cutAt,
    isOnlyWide: onlyWide === true,
    isTitled: titled === true,
    below,
    opens,
    isSortable: !(name in definition.computed) && !isUnsortable,
  };
};

/** The columns that a definition's list shows until somebody chooses others. */
export const columnsOf = (definition: Resource): readonly DrawnColumn[] =>
  definition.list.columns.map((column) =>
    drawn(definition, typeof column === 'string' ? { field: column } : column),
  );

/** Whether a row would lose its name without the column, or what is changed in it. */
const isKept = ({ title, list: { toggle, editInRow } }: Resource, name: string): boolean =>
  title.includes(name) || toggle?.field === name || editInRow?.fields.includes(name) === true;

/** Whether a column may hold a text of any length. */
const isWide = ({ field }: DrawnColumn, index: number): boolean =>
  index > 0 && isKind(field, 'text', 'longText') && !('generates' in field);

/** How long a column's longest text is, in characters. */
const longestIn = (rows: readonly DataRecord[], { name }: DrawnColumn): number =>
  rows.reduce((most, { [name]: text }) => Math.max(most, `${text ?? ''}`.length), 0);

/** Characters of a text that needs no more room than its column has: where none is longer, all columns share what is left. */
const SHORT = 24;

/** The column that takes the room which the others leave: that of the longest text, the last of equal ones. */
const fillingOf = (columns: readonly DrawnColumn[], rows: readonly DataRecord[]) =>
  columns
    .filter((column, index) => isWide(column, index) && longestIn(rows, column) > SHORT)
    .toSorted((one, other) => longestIn(rows, one) - longestIn(rows, other))
    .at(-1);

/**
 * The columns of a list's rows with their ranks: first those that only wide screens show, then those without a value
 * in any row, then the others from the last, ticks and the record's state at the end. Columns that a person added stay.
 */
export const rankedColumns = (
  definition: Resource,
  columns: readonly DrawnColumn[],
  rows: readonly DataRecord[],
): readonly DrawnColumn[] => {
  const own = columnNames(definition);
  const isEmpty = ({ name }: DrawnColumn) => rows.every((row) => isBlank(row[name]));
  const need = (column: DrawnColumn) => {
    if (column.isOnlyWide) return 0;
    if (isEmpty(column)) return 1;
    if (column.name === definition.face.state) return 4;
    return isKind(column.field, 'flag') ? 3 : 2;
  };
  const yielding = columns
    .slice(1)
    .filter(({ name }) => own.includes(name) && !isKept(definition, name))
    .reverse()
    .sort((one, other) => need(one) - need(other));
  const filling = fillingOf(columns, rows);
  return columns.map((column) => {
    const rank = yielding.indexOf(column);
    const fills = column === filling;
    return { ...column, fills, ...(rank !== -1 && { rank: rank + 1 }) };
  });
};

/** The columns of a list and the choice among them and its other fields: its address's, or what was chosen last. */
export const useColumns = (definition: Resource) => {
  const own = useMemo(() => columnsOf(definition), [definition]);
  const more = useMemo(
    () => moreColumnNames(definition).map((field) => drawn(definition, { field })),
    [definition],
  );
  const [search] = useSearchParams();
  const [last] = useStore(columnsKey(definition), '');
  const text = namedColumns(search, last);
  return useMemo(() => {
    const named = readColumns(text);
    const besides = more.filter(({ name }) => named.includes(name));
    const chosen = [...own.filter(({ name }) => !named.includes(`-${name}`)), ...besides];
    const left = chosen.length > 0 ? chosen : own;
    return {
      own,
      more,
      named,
      /** @param empty the names of those in which no record has a value: they stay away until they are wanted */
      shown: (empty: readonly string[] = []): readonly DrawnColumn[] =>
        left.filter(({ name }) => !empty.includes(name) || named.includes(name)),
      /** The names of those that rows carry only on request. */
      asked: besides.map(({ name }) => name),
    };
  }, [own, more, text]);
};
