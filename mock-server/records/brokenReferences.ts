import type { AnyField, AnyFields, Problem } from '../../schemas';
import type { Values } from '../store/Store';
import { findRow, idsIn } from './scope';
import type { Work } from './Work';

const referredIds = (field: AnyField, stored: unknown): readonly number[] => {
  if (field.kind === 'references') return idsIn(stored);
  return field.kind === 'reference' && stored ? [Number(stored)] : [];
};

/** References to records that aren't there, or belong to another organisation; those that stay are let be. */
export const brokenReferences = async (
  work: Work,
  fields: AnyFields,
  before: Values | undefined,
  after: Values,
): Promise<Readonly<Record<string, Problem<string>>>> => {
  const problems: Record<string, Problem<string>> = {};
  for (const [name, field] of Object.entries(fields)) {
    if (!('to' in field) || field.to === undefined || after[name] === before?.[name]) continue;
    for (const id of referredIds(field, after[name] ?? null))
      if (!(await findRow(work, String(field.to), id))) problems[name] = { message: 'choice' };
  }
  return problems;
};
