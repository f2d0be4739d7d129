import { type DataRecord, type Resource, traitsOf } from '../../../schemas';
import { viewOf } from '../../fields/fields';
import { useLabels } from '../../fields/labels';
import type { DrawnColumn } from './columns';

interface Props {
  definition: Resource;
  column: DrawnColumn;
  record: DataRecord;
}

/** One value of a list. */
export const Cell = ({ definition, column: { name, field }, record }: Props) => {
  const { scope } = useLabels(definition.name);
  const { Show } = viewOf(field);
  const value = record[name];
  const { cutAt } = traitsOf(field);
  const shown =
    cutAt !== undefined && typeof value === 'string' && value.length > cutAt
      ? `${value.slice(0, cutAt)}…`
      : value;
  return (
    <Show
      isCell
      name={name}
      field={field}
      scope={scope}
      record={record}
      resource={definition.name}
      value={shown}
    />
  );
};
