import { type AnyFields, isKind, nameToRead } from '../../../schemas';
import { perObject } from '../../../schemas/perObject';
import type { CallContext } from '../../contract/CallContext';
import type { Values } from '../../store/Store';
import { answerFields } from '../../wire/fields';
import { storedIds } from '../../wire/references';
import { rowsByIds } from './rowsByIds';

const carryingFields = perObject((fields: AnyFields) =>
  Object.entries(fields).flatMap(([name, field]) =>
    isKind(field, 'references') && field.carries && field.to !== undefined
      ? [{ name, part: nameToRead(name, field), to: field.to, carries: field.carries }]
      : [],
  ),
);

/** The parts of a record in which the records that it refers to travel. */
export const carriedParts = (fields: AnyFields): readonly string[] =>
  carryingFields(fields).map(({ part }) => part);

/**
 * Finds the records that rows refer to where fields carry them: each with its id and the named fields.
 *
 * @returns for each row what it carries, under the names that it is read by
 */
export const findCarried = async (
  context: CallContext,
  fields: AnyFields,
  rows: readonly Values[],
): Promise<(row: Values) => Values> => {
  const parts = await Promise.all(
    carryingFields(fields).map(async ({ name, part, to, carries }) => {
      const shown = Object.entries(context.definitions.named(to)?.fields ?? {});
      const theirs = Object.fromEntries(shown.filter(([one]) => carries.includes(one)));
      const ids = rows.flatMap((row) => storedIds(row[name]));
      const found = await rowsByIds(context, to, ids);
      const records = found.map((row) => ({ id: row.id, ...answerFields(row, theirs) }));
      return (row: Values) => {
        const own = new Set(storedIds(row[name]));
        return [part, records.filter(({ id }) => own.has(id))] as const;
      };
    }),
  );
  return (row) => Object.fromEntries(parts.map((partOf) => partOf(row)));
};
