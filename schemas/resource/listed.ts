import type { AnyField, AnyFields } from '../fields/field';
import { isKind, refers, traitsOf } from '../fields/isKind';
import type { Resource } from './resource';

type OfColumn = { readonly field: string; readonly titled?: true; readonly below?: string };

/** The fields that a column shows: its own, or all of what the record is called, and what stands beneath. */
export const fieldsOfColumn = (
  { title }: Pick<Resource, 'title'>,
  { field, titled, below }: OfColumn,
): readonly string[] => [...(titled ? title : [field]), ...(below === undefined ? [] : [below])];

/** The fields that a list always shows as columns, in their order. */
export const columnNames = (definition: Pick<Resource, 'list' | 'title'>): readonly string[] =>
  definition.list.columns.flatMap((column) =>
    typeof column === 'string' ? column : fieldsOfColumn(definition, column),
  );

/** Whether it decides what can be done with a row: the row's buttons show that. */
const decidesWhatIsOpen = (field: AnyField): boolean =>
  isKind(field, 'flag') && field.whenMissing !== undefined;

/** Whether rows hold a value of it under its name, which can be named to people. */
export const isStored = (field: AnyField): boolean =>
  !field.derived &&
  !field.formOnly &&
  field.only !== 'create' &&
  field.saveWith === undefined &&
  !decidesWhatIsOpen(field);

/** The fields that hold what others refer to is called, by the names of those. */
const titlesIn = ({ fields }: Resource): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(fields).flatMap(([name, field]) =>
      isKind(field, 'reference') && field.titleIn !== undefined && field.titleIn !== name
        ? [[name, field.titleIn] as const]
        : [],
    ),
  );

/** Kinds whose values a store compares one by one, so that it knows whether there are any. */
const COMPARED = [
  ...['text', 'longText', 'email', 'phone', 'url', 'integer', 'decimal', 'money', 'cents'],
  ...['percent', 'date', 'dateTime', 'time', 'choice', 'reference', 'country'],
];

/** The columns that a list leaves out as long as no record has a value there. */
export const columnsThatMayBeEmpty = (definition: Resource): readonly string[] => {
  const { title, fields, list } = definition;
  const edited = list.editInRow?.fields ?? [];
  return list.columns
    .map((column) => (typeof column === 'string' ? column : column.field))
    .filter((name) => {
      const field = fields[name];
      if (!field || title.includes(name) || edited.includes(name)) return false;
      const isFilled = field.required || field.default !== undefined || field.derived;
      return !isFilled && COMPARED.includes(field.kind) && list.sort?.field !== name;
    });
};

/**
 * Further fields that a list can show as columns, for who adds them. What is referred to and what that is called are
 * one column.
 */
export const moreColumnNames = (definition: Resource): readonly string[] => {
  const { unlisted = [] } = definition.list;
  const columns = columnNames(definition);
  const titles = titlesIn(definition);
  const shown = [...columns, ...unlisted, ...titles.values()];
  return Object.entries(definition.fields)
    .filter(([name, field]) => {
      const { isOwnPageOnly, isUpload } = traitsOf(field);
      const isShown = shown.includes(name) || columns.includes(titles.get(name) ?? name);
      return !isShown && isStored(field) && !isOwnPageOnly && !isUpload;
    })
    .map(([name]) => name);
};

/** What a record carries itself, or a call answers for it alone, can't be chosen without it. */
const isOfferedAnywhere = (field: AnyField): boolean => {
  if (!refers(field)) return true;
  const { to, choices } = field;
  return to !== undefined || (choices !== undefined && 'path' in choices && !choices.args);
};

const narrows = (field: AnyField): boolean =>
  traitsOf(field).narrows === true && isOfferedAnywhere(field);

/**
 * The fields that a list can be narrowed by: those that its definition puts first, that of its tabs, and every other
 * code, flag and reference that its rows hold.
 */
export const filterNames = (definition: Resource): readonly string[] => {
  const { unfiltered = [], asks = {}, tabs } = definition.list;
  const filters = [...new Set([...(definition.list.filters ?? []), ...(tabs ? [tabs] : [])])];
  const columns = columnNames(definition);
  const others = Object.entries(definition.fields)
    .filter(([name, field]) => narrows(field) && (isStored(field) || columns.includes(name)))
    .map(([name]) => name)
    .filter((name) => !filters.includes(name) && !unfiltered.includes(name));
  return [...filters.filter((name) => !(name in asks)), ...others];
};

/**
 * A field as a list is narrowed by it: it need not be filled, and what it refers to is chosen from its list where
 * a record would offer only part of that.
 */
const asFilterField = ({ required: _required, ...field }: AnyField): AnyField => {
  const isReference = refers(field);
  if (!isReference || field.to === undefined) return field;
  const { choices, ...rest } = field;
  const isAnywhere = choices && ('query' in choices || ('path' in choices && !choices.args));
  const offered = isAnywhere ? { choices } : {};
  return { ...rest, ...offered };
};

/** The fields that a list can be narrowed by, as they are entered there. */
export const filterFieldsOf = (definition: Resource): AnyFields =>
  Object.fromEntries(
    filterNames(definition).flatMap((name) => {
      const field = definition.fields[name] ?? definition.computed[name]?.field;
      return field ? [[name, asFilterField(field)]] : [];
    }),
  );
