import type { AnyFields } from '../../../schemas';
import type { Condition, Plain, Test } from '../../store/Query';
import { withUnset } from './unset';

/**
 * The rows whose records have the values that a definition asks for, as it does with `when`.
 *
 * @param when by the name of a field its value, or several
 */
export const rowsWhen = (
  fields: AnyFields,
  when: Readonly<Record<string, Plain | readonly Plain[]>>,
): Condition => {
  const tests = Object.entries(when).map(([name, wanted]): readonly [string, Test] => {
    // As they are stored.
    const values = [wanted].flat().map((one) => (typeof one === 'boolean' ? Number(one) : one));
    return [name, withUnset(fields[name], values)];
  });
  return { where: Object.fromEntries(tests) };
};
