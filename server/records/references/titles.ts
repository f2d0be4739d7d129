import { type AnyFields, isKind, type OptionsOf, titleOf } from '../../../schemas';
import type { CallContext } from '../../contract/CallContext';
import type { Row, Values } from '../../store/Store';
import { sentId } from '../../wire/sent';
import { recordOf } from '../recordOf';
import { rowsByIds } from './rowsByIds';

const referencesIn = (
  fields: AnyFields,
): readonly (readonly [name: string, field: OptionsOf<'reference'>])[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    isKind(field, 'reference') ? [[name, field] as const] : [],
  );

/** The parts of a record that are texts of the records that it refers to. */
export const titleParts = (fields: AnyFields): readonly string[] =>
  referencesIn(fields)
    .flatMap(([, { titleIn, carries = {} }]) => [titleIn, ...Object.keys(carries)])
    .filter((part) => part !== undefined);

/** The parts of a record that describe a record which it refers to, each worked out from that one. */
const descriptionsOf = (context: CallContext, name: string, field: OptionsOf<'reference'>) => {
  const { to = '', titleIn, carries = {} } = field;
  return [
    // Where the field itself is to hold an object, the resource's behaviour makes it.
    ...(titleIn === undefined || titleIn === name
      ? []
      : [{ part: titleIn, of: (row: Row) => titleOfRow(context, to, row) }]),
    ...Object.entries(carries).map(([part, { wire = part }]) => ({
      part,
      of: (row: Row) => String(row[wire] ?? ''),
    })),
  ];
};

/** What titles are made of; none where that may be any field. */
const titleFields = (context: CallContext, name: string): readonly string[] | undefined => {
  const definition = context.definitions.named(name);
  if (!definition) return ['title', 'name'];
  const isComputed = definition.title.some((part) => part in definition.computed);
  return isComputed ? undefined : definition.title;
};

/** The name of a stored row: its definition's title, or what rows without one go by. */
export const titleOfRow = (context: CallContext, collection: string, row: Row): string => {
  const definition = context.definitions.named(collection);
  if (!definition) return String(row.title ?? row.name ?? '');
  return titleOf(
    definition,
    titleFields(context, collection) ? row : recordOf(context, definition, row),
  );
};

/** The fields of a record that these parts are made of; none where they may be any. */
const neededOf = (
  context: CallContext,
  { to = '', carries = {} }: OptionsOf<'reference'>,
): readonly string[] | undefined => {
  const title = titleFields(context, to);
  const carried = Object.entries(carries).flatMap(([part, { wire = part }]) => [part, wire]);
  return title && [...title, ...carried];
};

/**
 * Finds the titles of the records that rows refer to, and what rows carry of them.
 *
 * @returns for each row these texts, under the names that its fields give (`titleIn`, `carries`)
 */
export const titlesOf = async (
  context: CallContext,
  { fields }: { readonly fields: AnyFields },
  rows: readonly Values[],
): Promise<(row: Values) => Values> => {
  const parts = await Promise.all(
    referencesIn(fields).map(async ([name, field]) => {
      if (field.to === undefined) return [];
      const described = descriptionsOf(context, name, field);
      if (described.length === 0) return [];
      const ids = rows.map((row) => sentId(row[name]));
      const needed = neededOf(context, field);
      const found = await rowsByIds(context, field.to, ids, needed);
      return described.map(({ part, of }) => {
        const texts = new Map(found.map((row) => [row.id, of(row)]));
        return { part, textOf: (row: Values) => texts.get(Number(row[name])) ?? '' };
      });
    }),
  );
  const all = parts.flat();
  return (row) => {
    const titles: Record<string, string> = {};
    // Of several references that give the same part, the one that is filled gives it.
    for (const { part, textOf } of all) titles[part] ||= textOf(row);
    return titles;
  };
};
