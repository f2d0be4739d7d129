import { type DataRecord, foldText, holdsWords, type LinkSpec, wordsOf } from '../../../../schemas';

/** Parts of a person's name stand together; everything else that is shown comes behind. */
const nameParts = ['title', 'firstName', 'insertions', 'lastName'];

const textsOf = (row: DataRecord, fields: readonly string[]): string[] =>
  fields.map((field) => String(row[field] ?? '')).filter((text) => text !== '');

/** What a linked row is called, and what is told beside the name. */
export const linkedName = (
  { columns }: LinkSpec,
  row: DataRecord,
): { name: string; more: string } => {
  const isPerson = columns.includes('lastName');
  const naming = isPerson
    ? nameParts.filter((part) => columns.includes(part))
    : columns.slice(0, 1);
  const others = columns.filter((field) => !naming.includes(field));
  return {
    name: textsOf(row, naming).join(' ') || `#${row.id}`,
    more: textsOf(row, others).join(' · '),
  };
};

/** Whether a row holds every word of a search, ignoring case and accents. */
export const matches = (spec: LinkSpec, row: DataRecord, search: string): boolean => {
  const { name, more } = linkedName(spec, row);
  return holdsWords(foldText(`${name} ${more}`), wordsOf(search));
};
