import { type DataRecord, fieldsOfColumn, type Resource } from '../../../schemas';
import { fieldOf } from '../../fields/fields';
import type { TextWriter } from '../../fields/KindView';
import type { ResourceLabels } from '../../fields/labels';
import { textOfField } from '../../fields/text';
import type { DrawnColumn } from './columns';

interface ListTable {
  readonly definition: Resource;
  readonly columns: readonly DrawnColumn[];
  readonly records: readonly DataRecord[];
  readonly labels: ResourceLabels;
  readonly writer: TextWriter;
}

/** A column for each field: what stands together on screen is read back by itself. */
const inSingle = (
  definition: Resource,
  columns: readonly DrawnColumn[],
): readonly Pick<DrawnColumn, 'name' | 'field'>[] =>
  columns.flatMap(({ name, isTitled, below }) =>
    fieldsOfColumn(definition, { field: name, titled: isTitled || undefined, below }).map(
      (one) => ({ name: one, field: fieldOf(definition, one) }),
    ),
  );

/** What stands above columns: what people call their fields, or where several are called the same the fields' own names. */
const headsOf = (
  columns: readonly Pick<DrawnColumn, 'name'>[],
  labels: ResourceLabels,
): readonly string[] => {
  const called = columns.map(({ name }) => labels.field(name));
  return columns.map(({ name }, at) => {
    const head = called[at] ?? name;
    return called.indexOf(head) === called.lastIndexOf(head) ? head : name;
  });
};

/**
 * A list's records as the rows of a table, its heads first. Where files bring records in, each row has its id:
 * what comes back is distinguished from another of the same name.
 */
export const listTable = ({
  definition,
  columns: drawn,
  records,
  labels,
  writer,
}: ListTable): readonly (readonly string[])[] => {
  const columns = inSingle(definition, drawn);
  const { idField, imports } = definition;
  const asText = (record: DataRecord, { name, field }: Pick<DrawnColumn, 'name' | 'field'>) =>
    textOfField(
      record[name],
      { name, field, record, labelScope: labels, resource: definition.name },
      writer,
    );
  const isShown = columns.some(({ name }) => name === idField);
  const known = imports && !isShown ? [idField] : [];
  return [
    [...headsOf(columns, labels), ...known],
    ...records.map((record) => [
      ...columns.map((column) => asText(record, column)),
      ...known.map(() => String(record.id)),
    ]),
  ];
};
