import type { documents } from './en/documents';

/** What the options of a document's rows are called, and their values, as labels of a field's parts. */
export const optionLabelsOf = ({ options, values }: typeof documents) => ({
  fields: Object.fromEntries(Object.entries(options).map(([name, { label }]) => [name, label])),
  codes: values,
});
