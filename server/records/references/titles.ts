import { type AnyFields, colourFieldOf, isKind, type OptionsOf, titleOf } from '../../../schemas';
import type { CallContext } from '../../contract/CallContext';
import type { Row, Values } from '../../store/Store';
import { sentId } from '../../wire/sent';
import { recordOf } from '../recordOf';
import { rowsByIds } from './rowsByIds';

/** The parts of a record that describe a record which it refers to, each worked out from that one. */
const descriptionsOf = (context: CallContext, name: string, field: OptionsOf<'reference'>) => {
  const { to = '', titleIn, colourIn } = field;
  const colour = colourFieldOf(context.definitions.named(to)?.fields ?? {});
  return [
    // Where the field itself is to hold an object, the resource's behaviour makes it.
    ...(titleIn === undefined || titleIn === name
      ? []
      : [{ part: titleIn, of: (row: Row) => titleOfRow(context, to, row) }]),
    ...(colourIn === undefined || colour === undefined
      ? []
      : [{ part: colourIn, of: (row: Row) => String(row[colour] ?? '') }]),
  ];
};

/** The name of a stored row: its definition's title, or what rows without one go by. */
export const titleOfRow = (context: CallContext, collection: string, row: Row): string => {
  const definition = context.definitions.named(collection);
  if (!definition) return String(row.title ?? row.name ?? '');
  const isComputed = definition.title.some((name) => name in definition.computed);
  return titleOf(definition, isComputed ? recordOf(context, definition, row) : row);
};

/**
 * Finds the titles and colours of the records that rows refer to.
 *
 * @returns for each row their titles and colours, under the names that its fields give (`titleIn`, `colourIn`)
 */
export const titlesOf = async (
  context: CallContext,
  { fields }: { readonly fields: AnyFields },
  rows: readonly Values[],
): Promise<(row: Values) => Values> => {
  const parts = await Promise.all(
    Object.entries(fields).map(async ([name, field]) => {
      if (!isKind(field, 'reference') || field.to === undefined) return [];
      const described = descriptionsOf(context, name, field);
      if (described.length === 0) return [];
      const ids = rows.map((row) => sentId(row[name]));
      const found = await rowsByIds(context, field.to, ids);
      return described.map(({ part, of }) => {
        const texts = new Map(found.map((row) => [row.id, of(row)]));
        return (row: Values) => [part, texts.get(Number(row[name])) ?? ''] as const;
      });
    }),
  );
  return (row) => {
    const told: Record<string, string> = {};
    // Of several references that give the same part, the one that is filled gives it.
    for (const [part, text] of parts.flat().map((textOf) => textOf(row))) told[part] ||= text;
    return told;
  };
};
