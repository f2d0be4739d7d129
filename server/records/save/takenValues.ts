import { type AnyField, type AnyFields, inOwnWords, isBlank, type Problem } from '../../../schemas';
import { isSameValue, uniqueNames } from '../../../schemas/kinds/unique';
import type { CallContext } from '../../contract/CallContext';
import { isPlain } from '../../store/condition';
import type { Test } from '../../store/Query';
import type { Row, Values } from '../../store/Store';
import { findRows } from '../tenant';

/** What a value must be to be the same as another, whatever its case. */
export const sameAs = (value: unknown): Test =>
  typeof value !== 'string' && isPlain(value) ? value : { ignoringCase: String(value).trim() };

/** The fields in which records must be the same to be compared. */
const withinOf = (unique: AnyField['unique']): readonly string[] =>
  typeof unique === 'object' ? [unique.within] : [];

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
  for (const name of uniqueNames(fields)) {
    const within = withinOf(fields[name]?.unique);
    const isKept =
      before !== undefined &&
      [name, ...within].every((one) => isSameValue(before[one], after[one]));
    if (isBlank(after[name]) || isKept) continue;
    const others = await findRows(context, collection, {
      where: {
        [name]: sameAs(after[name]),
        ...Object.fromEntries(within.map((one) => [one, sameAs(after[one])])),
      },
      not: { where: { id: before?.id ?? [] } },
      take: 0,
    });
    if (others.total > 0)
      problems[name] = inOwnWords({ message: 'alreadyThere' }, fields[name] ?? {});
  }
  return problems;
};
