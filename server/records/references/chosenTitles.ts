import {
  type AnyFields,
  bearsIds,
  isKind,
  type OptionsOf,
  type Source,
  sourcesOf,
} from '../../../schemas';
import { perObject } from '../../../schemas/perObject';
import type { CallContext } from '../../contract/CallContext';
import type { Values } from '../../store/Store';
import { storedRows } from '../../wire/rows';
import { sentId } from '../../wire/sent';
import { rowsByIds } from './rowsByIds';
import { titleOfRow, titlesOf } from './titles';

type Rows = OptionsOf<'rows'>;

/** Rows that stand for records, with the titles that those have now; rows of records that are gone go too. */
const named = async (
  context: CallContext,
  { to, titleIn }: Pick<Source, 'to' | 'titleIn'>,
  rows: readonly Values[],
): Promise<readonly Values[]> => {
  const found = await rowsByIds(
    context,
    to,
    rows.map(({ id }) => sentId(id)),
  );
  const titles = new Map(found.map((row) => [row.id, titleOfRow(context, to, row)]));
  return rows
    .filter(({ id }) => titles.has(sentId(id)))
    .map((row) => ({ ...row, [titleIn]: titles.get(sentId(row.id)) }));
};

const rowFields = perObject((fields: AnyFields) =>
  Object.entries(fields).flatMap(([name, field]) =>
    isKind(field, 'rows') ? [{ name, field }] : [],
  ),
);

/** The fields of rows that hold the ids of what they stand for. */
const idFields = perObject((field: Rows): AnyFields => {
  const names = sourcesOf(field).map(({ idField }) => idField);
  return Object.fromEntries(Object.entries(field.fields).filter(([name]) => names.includes(name)));
});

/** Rows of several sources, with the titles that the records have now which they stand for. */
const titled = async (
  context: CallContext,
  field: Rows,
  rows: readonly Values[],
): Promise<readonly Values[]> => {
  const titles = await titlesOf(context, { fields: idFields(field) }, rows);
  return rows.map((row) => ({ ...row, ...titles(row) }));
};

/** Stored values in which all rows that stand for records name them as they are called now. */
export const withChosenTitles = async (
  context: CallContext,
  fields: AnyFields,
  values: Values,
): Promise<Values> => {
  const changed = await Promise.all(
    rowFields(fields).map(async ({ name, field }) => {
      const rows = await Promise.all(
        storedRows(values[name]).map((row) => withChosenTitles(context, field.fields, row)),
      );
      const now = bearsIds(field.chosenFrom)
        ? await named(context, field.chosenFrom, rows)
        : await titled(context, field, rows);
      return [name, now] as const;
    }),
  );
  return { ...values, ...Object.fromEntries(changed) };
};
