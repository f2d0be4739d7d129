import { type DataRecord, type LinkSpec, traitsOf } from '../../../../schemas';
import { fieldsOf } from '../../../fields/fields';
import { useLabels } from '../../../fields/labels';
import { textOfField, useTextWriter } from '../../../fields/text';
import { useDefinition } from '../../../routing/definitions';
import { besideName } from '../../face/linkedName';

/**
 * The details of a linked row beside its name, as its fields are written in the language that is read. Words speak
 * for themselves; flags, numbers and moments are labelled.
 */
export const useLinkedMore = (spec: LinkSpec): ((row: DataRecord) => readonly string[]) => {
  const fields = fieldsOf(useDefinition(spec.to));
  const labelScope = useLabels(spec.to);
  const writer = useTextWriter();
  const valueText = (row: DataRecord, name: string): string => {
    const field = fields[name];
    if (!field) return String(row[name] ?? '');
    const context = { name, field, record: row, labelScope, resource: spec.to };
    const text = textOfField(row[name], context, writer);
    return text === '' || traitsOf(field).isText ? text : `${labelScope.field(name)}: ${text}`;
  };
  return (row) =>
    besideName(spec)
      .map((name) => valueText(row, name))
      .filter((text) => text !== '');
};
