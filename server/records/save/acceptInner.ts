import { type AnyFields, checkChanged, isShown, type Problem } from '../../../schemas';
import { parseFields } from '../../../schemas/codec';
import type { CallContext } from '../../contract/CallContext';
import { FieldProblems } from '../../contract/FieldProblems';
import type { Values } from '../../store/Store';
import { acceptFields, answerFields, firstValues } from '../../wire/fields';
import { brokenReferences } from '../references/brokenReferences';
import { inItsLanguages } from './inItsLanguages';

type Problems = Readonly<Record<string, Problem<string>>>;

/**
 * What a row inside a record would be with the fields that came, and what is wrong with it then.
 *
 * @param checked the fields as they are checked, where that isn't as they are written down
 */
export const readInner = (
  fields: AnyFields,
  body: Values,
  before: Values | undefined,
  checked: AnyFields = fields,
) => {
  const { changes, problems } = acceptFields(body, fields, before);
  const after: Values = { ...(before ?? firstValues(fields)), ...changes };
  const valuesOf = (row: Values) => parseFields(answerFields(row, checked), checked);
  const values = valuesOf(after);
  const stored = before && valuesOf(before);
  const mode = before ? 'update' : 'create';
  const broken = Object.entries(checked).flatMap(([name, field]) => {
    const problem =
      problems[name] ??
      (isShown(field, values) ? checkChanged(name, field, values, mode, stored) : undefined);
    return problem ? [[name, problem] as const] : [];
  });
  return { after, problems: Object.fromEntries(broken) };
};

const refuseBroken = (resource: string, problems: Problems): void => {
  if (Object.keys(problems).length > 0) throw new FieldProblems(resource, problems);
};

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
  const { after, problems } = readInner(fields, body, before);
  refuseBroken(resource, problems);
  return after;
};

/** Works out the same of a row that may refer to records. @throws FieldProblems */
export const acceptReferring = async (
  context: CallContext,
  resource: string,
  fields: AnyFields,
  body: Values,
  before: Values | undefined,
): Promise<Values> => {
  const checked = await inItsLanguages(context, resource, fields);
  const { after, problems } = readInner(fields, body, before, checked);
  const missing = await brokenReferences(context, fields, before, after);
  refuseBroken(resource, { ...missing, ...problems });
  return after;
};
