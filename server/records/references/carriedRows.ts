import { type AnyFields, isKind } from '../../../schemas';
import type { CallContext } from '../../contract/CallContext';
import type { Values } from '../../store/Store';
import { answerFields } from '../../wire/fields';
import { storedIds } from '../../wire/references';
import { findRows } from '../tenant';

/** The records that stored values refer to where fields carry them: each with its id and the named fields. */
export const carriedRows = async (
  context: CallContext,
  fields: AnyFields,
  values: Values,
): Promise<Values> => {
  const carried: Record<string, readonly Values[]> = {};
  for (const [name, field] of Object.entries(fields)) {
    if (!isKind(field, 'references') || !field.carries || field.to === undefined) continue;
    const { carries, to } = field;
    const shown = Object.entries(context.definitions.named(to)?.fields ?? {});
    const theirs = Object.fromEntries(shown.filter(([one]) => carries.includes(one)));
    const { rows } = await findRows(context, to, { where: { id: storedIds(values[name]) } });
    carried[field.readAs ?? field.wire ?? name] = rows.map((row) => ({
      id: row.id,
      ...answerFields(row, theirs),
    }));
  }
  return carried;
};
