import type { AnyFields } from '../../schemas';
import type { Values } from '../store/Store';
import { acceptFields, firstValues } from '../wire/fields';
import { checkStored } from './checkStored';
import { FieldProblems } from './FieldProblems';

/**
 * Works out what to store of a row inside a record: the fields that came, over what is stored of it.
 *
 * @param resource the record's, for the texts of what is wrong
 * @throws FieldProblems
 */
export const acceptInner = (
  resource: string,
  fields: AnyFields,
  body: Values,
  before: Values | undefined,
): Values => {
  const { changes, problems } = acceptFields(body, fields, before);
  const after = { ...(before ?? firstValues(fields)), ...changes };
  const broken = Object.entries(fields).flatMap(([name, field]) => {
    const problem = problems[name] ?? checkStored(after[name], field);
    return problem ? [[name, problem] as const] : [];
  });
  if (broken.length > 0) throw new FieldProblems(resource, Object.fromEntries(broken));
  return after;
};
