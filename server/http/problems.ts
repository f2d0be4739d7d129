import type { CallContext } from '../contract/CallContext';
import type { FieldProblems } from '../contract/FieldProblems';
import { failure, type JsonReply } from '../contract/reply';
import { problemText } from '../records/texts';

/** The refusal as it travels: every message at its field, and all of them, each once, as the lines of the message. */
export const problemsReply = (
  context: CallContext,
  { resource, problems, status, asksFor }: FieldProblems,
): JsonReply => {
  const errors = Object.fromEntries(
    Object.entries(problems).map(([name, problem]) => [
      name,
      problemText(context, resource, problem, name),
    ]),
  );
  const message = [...new Set(Object.values(errors))].join('\n');
  if (asksFor === undefined) return failure(status, message, errors);
  const asked = context.call.text('server.records.doubtful', { doubts: message });
  return failure(status, asked, errors, { asksFor });
};
