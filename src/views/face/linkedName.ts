import { type DataRecord, foldText, holdsWords, type LinkSpec, wordsOf } from '../../../schemas';

/** Parts of a person's name stand together; everything else that is shown comes behind. */
const nameParts = ['title', 'firstName', 'insertions', 'lastName'];

const textsOf = (row: DataRecord, fields: readonly string[]): string[] =>
  fields.map((field) => String(row[field] ?? '')).filter((text) => text !== '');

const namingOf = ({ columns }: LinkSpec): readonly string[] =>
  columns.includes('lastName')
    ? nameParts.filter((part) => columns.includes(part))
    : columns.slice(0, 1);

/** The columns that are shown beside the name. */
export const besideName = (spec: LinkSpec): readonly string[] => {
  const naming = namingOf(spec);
  return spec.columns.filter((field) => !naming.includes(field));
};

/** What a linked row is called. */
export const linkedName = (spec: LinkSpec, row: DataRecord): string =>
  textsOf(row, namingOf(spec)).join(' ') || `#${row.id}`;

/** Whether a row holds every word of a search, ignoring case and accents. */
export const matches = (spec: LinkSpec, row: DataRecord, search: string): boolean => {
  const more = textsOf(row, besideName(spec));
  return holdsWords(foldText([linkedName(spec, row), ...more].join(' ')), wordsOf(search));
};
