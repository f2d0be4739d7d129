import type { AnyField, AnyFields, Resource } from '../../../schemas';
import type { CallContext } from '../../contract/CallContext';
import { FieldProblems } from '../../contract/FieldProblems';
import type { TextKey } from '../../contract/translate';
import type { Values } from '../../store/Store';
import { answerField } from '../../wire/fields';

interface Draft {
  readonly context: CallContext;
  readonly definition: Resource;
  readonly after: Values;
}

/** What is stored as nothing and what is sent as nothing are the same. */
const travelling = (field: AnyField, name: string, values: Values): string =>
  JSON.stringify(answerField(values[name], field, values));

/** The fields whose values travel otherwise than before. */
export const changedFields = (
  fields: AnyFields,
  before: Values,
  after: Values,
): readonly (readonly [name: string, field: AnyField])[] =>
  Object.entries(fields).filter(
    ([name, field]) => travelling(field, name, before) !== travelling(field, name, after),
  );

/** That none of these may be changed by the caller, and why. */
export const forbidden = (
  resource: string,
  fields: readonly (readonly [name: string, field: AnyField])[],
  message: TextKey,
): FieldProblems =>
  new FieldProblems(resource, Object.fromEntries(fields.map(([name]) => [name, { message }])), 403);

/**
 * Values that the provider alone writes: a record that is sent whole may hold them as they are.
 *
 * @param begin what is stored, or what a new record begins with
 * @throws FieldProblems 403
 */
export const refuseForeignValues = ({ context, definition, after }: Draft, begin: Values): void => {
  if (context.call.isProvider) return;
  const changed = changedFields(definition.fields, begin, after).filter(
    ([, field]) => field.writtenBy,
  );
  if (changed.length > 0) throw forbidden(definition.name, changed, 'server.access.provider');
};
