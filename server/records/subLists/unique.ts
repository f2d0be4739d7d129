import {
  inOwnWords,
  isBlank,
  type Problem,
  type Resource,
  type SubListSpec,
} from '../../../schemas';
import { isSameValue, uniqueNames } from '../../../schemas/kinds/unique';
import { FieldProblems } from '../../contract/FieldProblems';
import type { Values } from '../../store/Store';

/**
 * Refuses a row that has a value which another of the rows shown with it has already.
 *
 * @param others the rows beside it
 * @throws FieldProblems 409
 */
export const refuseTwice = (
  { name: resource }: Pick<Resource, 'name'>,
  { fields, table }: SubListSpec,
  others: readonly Values[],
  row: Values,
): void => {
  const beside = others.filter((other) => !table || other[table.by] === row[table.by]);
  const problems: Record<string, Problem<string>> = {};
  for (const name of uniqueNames(fields))
    if (!isBlank(row[name]) && beside.some((other) => isSameValue(other[name], row[name])))
      problems[name] = inOwnWords({ message: 'alreadyThere' }, fields[name] ?? {});
  if (Object.keys(problems).length > 0) throw new FieldProblems(resource, problems, 409);
};
