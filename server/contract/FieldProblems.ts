import type { Problem } from '../../schemas';

/** A save is refused for what is wrong with some of its fields. */
export class FieldProblems extends Error {
  override readonly name = 'FieldProblems';

  constructor(
    readonly resource: string,
    readonly problems: Readonly<Record<string, Problem<string>>>,
    /** 400 for a broken rule, 403 for what the caller may not change, 404 for no such record, 409 for a conflict. */
    readonly status: 400 | 403 | 404 | 409 = 400,
    /** The name under which the save can be confirmed all the same. */
    readonly asksFor?: string,
  ) {
    super(JSON.stringify(problems));
  }
}
