import { type AnyFields, isKind, type OptionsOf } from '../../../schemas';
import type { CallContext } from '../../contract/CallContext';
import type { Values } from '../../store/Store';
import { storedRows } from '../../wire/rows';
import { sentId } from '../../wire/sent';
import { findRows } from '../tenant';
import { titleOfRow } from './titles';

type Rows = OptionsOf<'rows'>;

/** Rows that stand for records, with the titles that those have now; rows of records that are gone go too. */
const named = async (
  context: CallContext,
  { to, titleIn }: NonNullable<Rows['chosenFrom']>,
  rows: readonly Values[],
): Promise<readonly Values[]> => {
  const ids = rows.map(({ id }) => sentId(id));
  const found = await findRows(context, to, { where: { id: ids } });
  const titles = new Map(found.rows.map((row) => [row.id, titleOfRow(context, to, row)]));
  return rows
    .filter(({ id }) => titles.has(sentId(id)))
    .map((row) => ({ ...row, [titleIn]: titles.get(sentId(row.id)) }));
};

/** Stored values in which all rows that stand for records name them as they are called now. */
export const withChosenTitles = async (
  context: CallContext,
  fields: AnyFields,
  values: Values,
): Promise<Values> => {
  const changed: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    if (!isKind(field, 'rows')) continue;
    const rows: Values[] = [];
    for (const row of storedRows(values[name]))
      rows.push(await withChosenTitles(context, field.fields, row));
    changed[name] = field.chosenFrom ? await named(context, field.chosenFrom, rows) : rows;
  }
  return { ...values, ...changed };
};
