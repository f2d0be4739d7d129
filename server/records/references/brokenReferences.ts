import { type AnyFields, inOwnWords, type Problem, referencesIn } from '../../../schemas';
import type { CallContext } from '../../contract/CallContext';
import type { Values } from '../../store/Store';
import { findRow } from '../tenant';
import { idsAt } from './referred';

/** References to records that aren't there, or belong to another organisation; those that stay are let be. */
export const brokenReferences = async (
  context: CallContext,
  fields: AnyFields,
  before: Values | undefined,
  after: Values,
): Promise<Readonly<Record<string, Problem<string>>>> => {
  const problems: Record<string, Problem<string>> = {};
  for (const place of referencesIn(fields)) {
    const [name = ''] = place.path;
    if (after[name] === before?.[name]) continue;
    const known = new Set(before ? idsAt(before, place) : []);
    for (const id of new Set(idsAt(after, place)))
      if (!known.has(id) && !(await findRow(context, place.to, id)))
        problems[name] = inOwnWords({ message: 'choice' }, fields[name] ?? {});
  }
  return problems;
};
