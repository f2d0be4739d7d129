import type { AnyFields } from './Kind';

/** Rows stand for records of one resource and bear their ids; a field of theirs holds a record's title. */
export interface OneSource<Title extends string = string> {
  readonly to: string;
  readonly titleIn: Title;
}

/**
 * What rows stand for that are added by choosing it: records of one resource, or of several. Then rows have
 * ids of their own, and these fields refer to the records: each row has one of them filled.
 */
export type ChosenFrom<Title extends string = string, Field extends string = string> =
  | OneSource<Title>
  | readonly Field[];

/** The fields that rows can be chosen by: they refer to a resource, and a field beside them holds its title. */
export type SourceNames<Fields extends AnyFields> = {
  [Name in keyof Fields & string]: Fields[Name] extends {
    kind: 'reference';
    to: string;
    titleIn: keyof Fields;
  }
    ? Name
    : never;
}[keyof Fields & string];

/** Whether rows bear the ids of the records that they stand for. */
export const bearsIds = (from: ChosenFrom | undefined): from is OneSource =>
  from !== undefined && 'to' in from;

/** The fields by which rows of several sources are chosen. */
export const sourceNames = (from: ChosenFrom | undefined): readonly string[] =>
  from === undefined || 'to' in from ? [] : from;

/** Whether a row stands for one record, where rows are chosen from several sources. */
export const isChosenOnce = (
  from: ChosenFrom | undefined,
  row: Readonly<Record<string, unknown>>,
): boolean => {
  const names = sourceNames(from);
  return names.length === 0 || names.filter((name) => (row[name] ?? null) !== null).length === 1;
};
