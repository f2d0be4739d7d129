import type { Problem } from '../../schemas';
import { problemText } from '../records/texts';
import { failure, type JsonReply } from './envelope';
import type { Work } from './Work';

/** A save is refused for what is wrong with some of its fields. */
export class FieldProblems extends Error {
  override readonly name = 'FieldProblems';

  constructor(
    readonly resource: string,
    readonly problems: Readonly<Record<string, Problem<string>>>,
    /** 400 for a broken rule, 409 for a conflict with what is stored. */
    readonly status: 400 | 409 = 400,
  ) {
    super(JSON.stringify(problems));
  }
}

/** The refusal as it travels: every message at its field, and all of them, each once, as the message. */
export const problemsReply = (
  work: Work,
  { resource, problems, status }: FieldProblems,
): JsonReply => {
  const errors = Object.fromEntries(
    Object.entries(problems).map(([name, problem]) => [name, problemText(work, resource, problem)]),
  );
  return failure(status, [...new Set(Object.values(errors))].join(' · '), errors);
};
