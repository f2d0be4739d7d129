import { type AnyFields, inOwnWords, type Problem, referencesIn } from '../../../schemas';
import type { CallContext } from '../../contract/CallContext';
import type { Values } from '../../store/Store';
import { idsAt } from './referred';
import { rowsByIds } from './rowsByIds';

/** References to records that aren't there, or belong to another organisation; those that stay are let be. */
export const brokenReferences = async (
  context: CallContext,
  fields: AnyFields,
  before: Values | undefined,
  after: Values,
): Promise<Readonly<Record<string, Problem<string>>>> => {
  const broken = await Promise.all(
    referencesIn(fields).map(async (place): Promise<readonly string[]> => {
      const [name = ''] = place.path;
      if (after[name] === before?.[name]) return [];
      const known = new Set(before ? idsAt(before, place) : []);
      const added = new Set(idsAt(after, place).filter((id) => !known.has(id)));
      const found = await rowsByIds(context, place.to, added);
      return found.length < added.size ? [name] : [];
    }),
  );
  return Object.fromEntries(
    broken.flat().map((name) => [name, inOwnWords({ message: 'choice' }, fields[name] ?? {})]),
  );
};
