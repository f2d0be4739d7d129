import { type AnyFields, isKind, type Resource, traitsOf } from '../../schemas';
import type { CallContext } from '../contract/CallContext';
import type { Row, Values } from '../store/Store';
import { answerFields } from '../wire/fields';
import { linkedParts } from './links/linked';
import { withChosenTitles } from './references/chosenTitles';
import { titlesOf } from './references/titles';
import { answerSubLists } from './subLists/answerSubLists';

const columnName = (column: string | { readonly field: string }): string =>
  typeof column === 'string' ? column : column.field;

/** The columns of a resource's list. */
export const columnsOf = ({ list }: Resource): readonly string[] => list.columns.map(columnName);

const listFields = (definition: Resource): AnyFields => {
  const columns = columnsOf(definition);
  // A caller that works a column out needs the names in all languages for it.
  const isWorkedOut = columns.some((name) => name in definition.computed);
  return Object.fromEntries(
    Object.entries(definition.fields).filter(
      ([name, field]) =>
        columns.includes(name) ||
        !traitsOf(field).isOwnPageOnly ||
        (isWorkedOut && isKind(field, 'perLanguage')),
    ),
  );
};

const fieldsNamed = ({ fields }: Resource, names: readonly string[]): AnyFields =>
  Object.fromEntries(Object.entries(fields).filter(([name]) => names.includes(name)));

const idsOf = ({ idField }: Resource, { id }: Row): Values => ({ id, [idField]: id });

/**
 * Rows of a list as they travel, with the titles of what they refer to.
 *
 * @param columns the only fields that travel, where it isn't the list as a whole
 */
export const answerRows = async (
  context: CallContext,
  definition: Resource,
  rows: readonly Row[],
  columns?: readonly string[],
): Promise<readonly Values[]> => {
  if (columns) {
    const shown = fieldsNamed(definition, columns);
    return rows.map((row) => ({ ...idsOf(definition, row), ...answerFields(row, shown) }));
  }
  const fields = listFields(definition);
  const titles = await titlesOf(context, definition, rows);
  const virtual = await context.behaviours.of(definition.name).virtual?.of(context);
  return rows.map((row) => ({
    ...idsOf(definition, row),
    ...answerFields(row, fields),
    ...titles(row),
    ...virtual?.(row),
  }));
};

/** A record as it travels, whole: with what is linked to it and what its behaviour adds. */
export const answerRecord = async (
  context: CallContext,
  definition: Resource,
  row: Row,
): Promise<Values> => {
  const { virtual, record } = context.behaviours.of(definition.name);
  const titles = await titlesOf(context, definition, [row]);
  const named = await withChosenTitles(context, definition.fields, row);
  return {
    ...idsOf(definition, row),
    ...answerFields(named, definition.fields),
    ...titles(row),
    ...(await answerSubLists(context, definition, row)),
    ...(await linkedParts(context, definition, row)),
    ...(await virtual?.of(context))?.(row),
    ...(await record?.(context, row)),
  };
};
