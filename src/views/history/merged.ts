import type { AnyFields, DataRecord, Resource } from '../../../schemas';
import { mergeRecords } from '../../../schemas/merge/mergeRecords';
import { type Changer, conflictQuestions } from '../conflicts/conflictQuestions';

/** The person would rather leave it as it is. */
class NotRestored extends Error {
  override readonly name = 'NotRestored';
}

/** Who changed since what is to be restored. */
export interface Asking {
  readonly changer: Changer;
}

interface Merging extends Asking {
  readonly definition: Resource;
  readonly subList?: string;
  /** What is restored. */
  readonly fields: AnyFields;
  /** What the change that is taken back made, what was before it, and what is there now. */
  readonly sides: Readonly<Record<'base' | 'mine' | 'theirs', DataRecord>>;
}

/** Takes a change back, and leaves what became of it since; what touches is asked. @throws NotRestored */
export const merged = async ({
  definition,
  subList,
  fields,
  sides,
  changer,
}: Merging): Promise<DataRecord> => {
  const { values, touching } = mergeRecords(fields, sides);
  if (touching.length === 0) return values;
  const theirs = mergeRecords(fields, sides, 'theirs').values;
  const both = { mine: values, theirs };
  const { by, at } = changer;
  const question = { definition, fields, touching, by, at, isRestored: true, ...both };
  const choices = await conflictQuestions.ask(subList ? { ...question, subList } : question);
  if (!choices) throw new NotRestored();
  const chosen = touching.map((name) => [name, both[choices[name] ?? 'theirs'][name]]);
  return { ...values, ...Object.fromEntries(chosen) };
};
