import { type AnyFields, checkValue, isBlank, type Resource } from '../../../../schemas';
import type { CallContext } from '../../../contract/CallContext';
import { FieldProblems } from '../../../contract/FieldProblems';
import { failure, type Reply } from '../../../contract/reply';
import type { TextKey } from '../../../contract/translate';
import { actionText } from '../../../records/texts';
import { ServiceFailure } from '../../../services/ServiceFailure';
import type { Values } from '../../../store/Store';
import { acceptFields } from '../../../wire/fields';

interface Question {
  /** The definition's action that calls it. */
  readonly action: string;
  /** What the body has to carry, of which kinds. */
  readonly fields: AnyFields;
  /** What is stored of the machine, where the body carries the mask of a secret. */
  readonly stored?: Values;
  /** The message when the machine can't be reached, or refuses. */
  readonly failed: TextKey;
}

/** What is wrong with values that were sent, by field, as their form would report it. */
const wrongIn = (sent: Values, fields: AnyFields) =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]) => {
      const problem = isBlank(sent[name]) ? undefined : checkValue(sent[name], field);
      return problem ? [[name, problem] as const] : [];
    }),
  );

/**
 * Asks a machine something: what is sent is read as its fields are, and what the action requires must be there.
 *
 * @param ask is given what was sent, as it would be stored
 * @returns what it answers; 400 where something is missing, 502 where the machine fails
 * @throws FieldProblems for what can't be read, or couldn't be saved
 */
export const askMachine = async (
  context: CallContext,
  { name, actions }: Resource,
  { action, fields, stored, failed }: Question,
  ask: (sent: Values) => Promise<Reply>,
): Promise<Reply> => {
  const { changes, problems: unread } = acceptFields(context.call.body, fields, stored);
  const problems = { ...wrongIn(changes, fields), ...unread };
  if (Object.keys(problems).length > 0) throw new FieldProblems(name, problems);
  const { args = {}, requires = [] } = actions[action] ?? {};
  const needed = Object.keys(args).filter((arg) => requires.includes(args[arg] ?? ''));
  if (needed.some((arg) => isBlank(changes[arg])))
    return failure(400, actionText(context, name, action, 'missing'));
  try {
    return await ask(changes);
  } catch (error) {
    if (!(error instanceof ServiceFailure)) throw error;
    return failure(502, context.call.text(failed));
  }
};
