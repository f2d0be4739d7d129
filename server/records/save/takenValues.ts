import { type AnyField, inOwnWords, isBlank, type Problem, type Resource } from '../../../schemas';
import { isSameValue, uniqueNames } from '../../../schemas/kinds/unique';
import type { CallContext } from '../../contract/CallContext';
import { FieldProblems } from '../../contract/FieldProblems';
import { Refusal } from '../../contract/Refusal';
import { isPlain } from '../../store/condition';
import type { Test } from '../../store/Query';
import type { NotUnique, Row, Values } from '../../store/Store';
import { rowsOf } from '../tenant';

/** What a value must be to be the same as another, whatever its case. */
export const sameAs = (value: unknown): Test =>
  typeof value !== 'string' && isPlain(value) ? value : { ignoringCase: String(value).trim() };

/** The fields in which records must be the same to be compared. */
const withinOf = (unique: AnyField['unique']): readonly string[] =>
  typeof unique === 'object' ? [unique.within] : [];

/** That another record has the value of a field that no two may have. */
const alreadyThere = (field: AnyField | undefined): Problem<string> =>
  inOwnWords({ message: 'alreadyThere' }, field ?? {});

/**
 * Values that no two records may have, and another one has already. One that a record has had before is let be, for
 * it may be older than the rule.
 */
export const takenValues = async (
  context: CallContext,
  definition: Resource,
  before: Row | undefined,
  after: Values,
): Promise<Readonly<Record<string, Problem<string>>>> => {
  const { fields } = definition;
  const rows = rowsOf(context, context.tables.of(definition));
  const problems: Record<string, Problem<string>> = {};
  for (const name of uniqueNames(fields)) {
    const within = withinOf(fields[name]?.unique);
    const isKept =
      before !== undefined &&
      [name, ...within].every((one) => isSameValue(before[one], after[one]));
    if (isBlank(after[name]) || isKept) continue;
    const others = await rows.count({
      where: {
        [name]: sameAs(after[name]),
        ...Object.fromEntries(within.map((one) => [one, sameAs(after[one])])),
      },
      not: { where: { id: before?.id ?? [] } },
    });
    if (others > 0) problems[name] = alreadyThere(fields[name]);
  }
  return problems;
};

/**
 * What a write was refused for that would have stored a value twice: somebody else stored it after it was looked for.
 *
 * @returns the same problem as for a value that was found; of what no form shows, that it is there already
 */
export const takenMeanwhile = (
  { definitions }: Pick<CallContext, 'definitions'>,
  { table, fields: [name] }: NotUnique,
): FieldProblems | Refusal => {
  const definition = definitions.named(table);
  const field = definition?.fields[name];
  return definition && field
    ? new FieldProblems(definition.name, { [name]: alreadyThere(field) }, 409)
    : new Refusal(409, 'rules.alreadyThere');
};
