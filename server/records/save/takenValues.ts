import { type AnyFields, inOwnWords, isBlank, type Problem } from '../../../schemas';
import type { CallContext } from '../../contract/CallContext';
import type { Row, Values } from '../../store/Store';
import { findRows } from '../tenant';

/** What is compared of a value: neither its case nor blanks around it tell it from another. */
const comparable = (value: unknown): string => String(value ?? '').trim();

const isKept = (before: unknown, after: unknown): boolean =>
  comparable(before).toLowerCase() === comparable(after).toLowerCase();

/**
 * Values that no two records may have, and another one has already. One that a record has had before is let be, for
 * it may be older than the rule.
 *
 * @param collection where the records are kept
 */
export const takenValues = async (
  context: CallContext,
  collection: string,
  fields: AnyFields,
  before: Row | undefined,
  after: Values,
): Promise<Readonly<Record<string, Problem<string>>>> => {
  const problems: Record<string, Problem<string>> = {};
  for (const [name, field] of Object.entries(fields)) {
    const isAsked = field.unique && !isBlank(after[name]) && !isKept(before?.[name], after[name]);
    if (!isAsked) continue;
    const others = await findRows(context, collection, {
      where: { [name]: { ignoringCase: comparable(after[name]) } },
      not: { where: { id: before?.id ?? [] } },
      take: 0,
    });
    if (others.total > 0) problems[name] = inOwnWords({ message: 'alreadyThere' }, field);
  }
  return problems;
};
