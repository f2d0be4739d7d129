import { tableOf } from '../../ui/format/csv';
import { writeMoment } from '../../ui/format/dates';
import type { Translate } from '../../ui/Translate';

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/;

/** What a column is called: `count2` is the second of the columns `count`. */
const columnName = (column: string, translate: Translate): string => {
  const { name = column, number = '' } = /^(?<name>\D+)(?<number>\d+)$/.exec(column)?.groups ?? {};
  return `${translate(`views.csv.columns.${name}`, { _: name })} ${number}`.trim();
};

/** The rows of an answer as a table for people: columns by name, moments in their own time zone. */
export const readableTable = (
  rows: readonly unknown[],
  translate: Translate,
): readonly (readonly string[])[] => {
  const [columns = [], ...body] = tableOf(rows);
  return [
    columns.map((column) => columnName(column, translate)),
    ...body.map((row) => row.map((cell) => (MOMENT.test(cell) ? writeMoment(cell) : cell))),
  ];
};
