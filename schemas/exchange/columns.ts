import { f } from '../fields/field';
import { isKind, traitsOf } from '../fields/isKind';
import { type AnyField, type AnyFields, nameToSend } from '../kinds/Kind';
import { contentLanguages } from '../kinds/perLanguage';
import type { ImportsSpec } from '../resource/imports';
import type { LinkSpec } from '../resource/link';
import { sharingFields } from '../resource/shared';
import type { SubListSpec } from '../resource/subList';

/** A column of a file: a field, or a field that each language has, in one of them. */
export interface FileColumn {
  /** What stands above it: how the field is called on the wire, and the language. */
  readonly head: string;
  /** Its name among the columns. */
  readonly key: string;
  /** The field that it is of; in a language, the one that holds the blocks. */
  readonly name: string;
  /** What its cells hold. */
  readonly field: AnyField;
  /** The block that it stands in, and the field's name there. */
  readonly within?: { readonly language: string; readonly inner: string };
  /** The sub-list of whose rows it is a field. */
  readonly list?: string;
  /** It holds the ids of what is linked to the record, by the link of its key. */
  readonly isLink?: true;
}

const BESIDE_LETTERS = /[^\p{L}\p{N}]+/gu;

/** A head of a file without what makes no difference: "Title (NL)", "title_nl" and "Title NL" are the same. */
export const plainHead = (head: string): string =>
  head.normalize('NFKD').toLowerCase().replace(BESIDE_LETTERS, '');

/** Whether a field can be given in a file: it is entered in the form, and saved with it. */
const isInFiles = (field: AnyField): boolean =>
  !field.readOnly &&
  !field.derived &&
  !field.formOnly &&
  field.saveWith === undefined &&
  field.only === undefined &&
  !traitsOf(field).isUpload;

/** What stands within an object of the body is called there as what stands within another. */
const headOf = (name: string, field: AnyField): string =>
  field.within === undefined ? nameToSend(name, field) : name;

const columnsOf = (name: string, field: AnyField): readonly FileColumn[] => {
  if (!isKind(field, 'perLanguage')) return [{ head: headOf(name, field), key: name, name, field }];
  const { fields, languages = contentLanguages } = field;
  return languages.flatMap((language) =>
    Object.entries(fields).map(([inner, one]) => ({
      head: `${nameToSend(inner, one)}.${language}`,
      key: `${name}.${language}.${inner}`,
      name,
      field: one,
      within: { language, inner },
    })),
  );
};

/** The columns of a file, in the order of the fields. */
export const fileColumns = (
  fields: AnyFields,
  columns: readonly string[] = Object.entries(fields)
    .filter(([, field]) => isInFiles(field))
    .map(([name]) => name),
): readonly FileColumn[] =>
  columns.flatMap((name) => {
    const field = fields[name];
    return field ? columnsOf(name, field) : [];
  });

/** The column by which records are known that are known by their id: no field, and nobody enters it. */
const idColumn = (name: string): FileColumn => ({
  head: name,
  key: name,
  name,
  field: { kind: 'integer', readOnly: true },
});

/** A resource, as far as files of its records are concerned. */
interface Exchanged {
  readonly fields: AnyFields;
  readonly idField: string;
  readonly links: Readonly<Record<string, LinkSpec>>;
  readonly subLists: Readonly<Record<string, Pick<SubListSpec, 'fields' | 'idField'>>>;
  readonly imports?: Pick<ImportsSpec, 'columns' | 'rows'>;
}

/** The columns of rows that come in the same file as the records that hold them: the id of each, and its fields. */
const rowColumns = ({
  subLists,
  imports: { rows = {} } = {},
}: Pick<Exchanged, 'subLists' | 'imports'>): readonly FileColumn[] =>
  Object.keys(rows).flatMap((list) => {
    const { fields = {}, idField = '' } = subLists[list] ?? {};
    return [idColumn(idField), ...fileColumns(fields)].map((column) => ({
      ...column,
      head: `${list}.${column.head}`,
      key: `${list}.${column.key}`,
      list,
    }));
  });

/** The columns of links that records hold themselves: the ids of what is linked, with commas between them. */
export const linkColumns = ({ links }: Pick<Exchanged, 'links'>): readonly FileColumn[] =>
  Object.entries(links).flatMap(([key, { to, storedIn }]): readonly FileColumn[] => {
    const common = { head: key, key, isLink: true } as const;
    if ('id' in storedIn)
      return [{ ...common, name: storedIn.id, field: f.reference({ to, titleIn: key }) }];
    if ('ids' in storedIn) return [{ ...common, name: storedIn.ids, field: f.references({ to }) }];
    return [];
  });

/** The columns of a file of records: the id, what is entered, and what is linked unless the fields are named. */
const recordColumns = (
  { fields, idField, links }: Exchanged,
  columns?: readonly string[],
): readonly FileColumn[] => [
  idColumn(idField),
  ...fileColumns(fields, columns),
  ...(columns ? [] : linkColumns({ links })),
];

/** Whether a file that is written has a column: it goes to many hands, so that no secret is in it. */
const isWritten = ({ field }: FileColumn): boolean => !traitsOf(field).isSecret;

/** The columns of a file that records are written to. */
export const writtenColumns = (
  definition: Exchanged,
  columns?: readonly string[],
): readonly FileColumn[] => recordColumns(definition, columns).filter(isWritten);

/** The columns of a file with all data of records. */
export const wholeColumns = (
  definition: Exchanged,
  columns?: readonly string[],
): readonly FileColumn[] => [
  ...writtenColumns(definition, columns),
  ...rowColumns(definition).filter(isWritten),
];

/**
 * The columns that a file of records may have: those of one with all data, and the texts that a record has by the
 * name of its list's column, which are those of its first language.
 */
export const acceptedColumns = (definition: Exchanged): readonly FileColumn[] => {
  const { fields, imports: { columns } = {} } = definition;
  const shared = sharingFields(fields).flatMap(([, blocks]) => blocks.mirrorsFirst);
  return [
    ...recordColumns(definition, columns),
    ...fileColumns(fields, columns ? [] : [...new Set(shared)]),
    ...rowColumns(definition),
  ];
};
