import { type AnyField, type AnyFields, holdsFields, type Resource } from '../../../schemas';
import type { Values } from '../../store/Store';
import { emptyValue } from '../../wire/fields';
import { storedRows } from '../../wire/rows';

const fieldsWithin = (field: AnyField): AnyFields | undefined =>
  holdsFields(field) ? field.fields : undefined;

const emptied = (values: Values, fields: AnyFields): Values => {
  const changes: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(fields)) {
    const within = fieldsWithin(field);
    if (field.copied === false) changes[name] = emptyValue(field);
    else if (within) changes[name] = emptiedRows(values[name], within);
  }
  return changes;
};

const emptiedRows = (rows: unknown, fields: AnyFields): readonly Values[] =>
  storedRows(rows).map((row) => ({ ...row, ...emptied(row, fields) }));

/** What stands for one record alone, and is therefore empty in its copy: in its rows too. */
export const notCopied = ({ fields, subLists }: Resource, values: Values): Values => ({
  ...emptied(values, fields),
  ...Object.fromEntries(
    Object.entries(subLists).map(([name, list]) => {
      const field = list.field ?? name;
      return [field, emptiedRows(values[field], list.fields)];
    }),
  ),
});
