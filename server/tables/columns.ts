import type { Column, ColumnType } from '../store/Table';

/** A column of JSON, with the type of what it holds. */
export interface JsonColumn<Value> extends Column {
  readonly type: 'json';
  /** The type of its values; no column has one here. */
  readonly value?: Value;
}

/** Columns by name, each by its type or with further options. */
export type ColumnSpecs = Readonly<Record<string, ColumnType | Column>>;

/** What columns hold, by what they are stored as. */
export interface ColumnValues {
  readonly text: string;
  readonly moment: string | null;
  readonly number: number | null;
  readonly flag: 0 | 1;
  readonly id: number | null;
  readonly ids: readonly number[];
  readonly json: unknown;
}

type ValueOf<C> = C extends keyof ColumnValues
  ? ColumnValues[C]
  : C extends JsonColumn<infer Value>
    ? Value
    : C extends { type: infer Type extends keyof ColumnValues }
      ? ColumnValues[Type]
      : never;

/** The row of columns. */
export type RowOfColumns<Specs extends ColumnSpecs> = {
  readonly [Name in keyof Specs]: ValueOf<Specs[Name]>;
};

/** A column of JSON that holds values of a type. */
export const json = <Value>(): JsonColumn<Value> => ({ type: 'json' });

export const columnsOf = (specs: ColumnSpecs): Readonly<Record<string, Column>> =>
  Object.fromEntries(
    Object.entries(specs).map(([name, spec]) => [
      name,
      typeof spec === 'string' ? { type: spec } : spec,
    ]),
  );
