import { type FieldOf, isKind } from '../fields/isKind';
import type { AnyField, AnyFields } from '../kinds/Kind';
import { contentLanguages, type PerLanguage } from '../kinds/perLanguage';

type Blocks = FieldOf<'perLanguage'> & { readonly mirrorsFirst: readonly string[] };

const isSharing = (field: AnyField): field is Blocks =>
  isKind(field, 'perLanguage') && field.mirrorsFirst !== undefined;

/** The fields of blocks by language that share the first one's texts with the record. */
export const sharingFields = (fields: AnyFields): readonly (readonly [string, Blocks])[] =>
  Object.entries(fields).flatMap(([name, field]) => (isSharing(field) ? [[name, field]] : []));

/** The record's own fields that hold what is shared. */
export const sharedFields = (fields: AnyFields): AnyFields =>
  Object.fromEntries(
    sharingFields(fields).flatMap(([, blocks]) =>
      blocks.mirrorsFirst.flatMap((name) => {
        // What it is called on the wire within a block is no name of the record's own.
        const {
          required: _required,
          messages: _messages,
          wire: _wire,
          ...field
        } = blocks.fields[name] ?? {};
        return 'kind' in field ? [[name, { ...field, derived: true }]] : [];
      }),
    ),
  );

const isFilled = (block: PerLanguage[string] | undefined, names: readonly string[]): boolean =>
  names.some((name) => String(block?.[name] ?? '').trim() !== '');

/** The first language that has any of the texts that are shared; none while no language has. */
export const firstFilled = (
  { languages = contentLanguages, mirrorsFirst }: Blocks,
  value: PerLanguage,
): string | undefined => languages.find((language) => isFilled(value[language], mirrorsFirst));

/** What the record's own fields hold by its blocks. */
export const sharedValues = (
  fields: AnyFields,
  record: Readonly<Record<string, unknown>>,
): Record<string, unknown> =>
  Object.fromEntries(
    sharingFields(fields).flatMap(([name, blocks]) => {
      const value = (record[name] ?? {}) as PerLanguage;
      const first = firstFilled(blocks, value);
      return first === undefined
        ? []
        : blocks.mirrorsFirst.map((shared) => [shared, value[first]?.[shared]]);
    }),
  );
