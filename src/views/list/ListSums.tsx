import { useTranslate } from 'react-admin';
import type { Resource } from '../../../schemas';
import { FieldScope } from '../../fields/FieldScope';
import { FieldShow } from '../../fields/FieldShow';
import { fieldsOf } from '../../fields/fields';
import { useLabels } from '../../fields/labels';
import { useViewOf } from '../../fields/registry';
import { cellLook, type DrawnColumn } from './columns';
import type { ListState } from './useListState';
import { useSummary } from './useSummary';

interface Props {
  definition: Resource;
  columns: readonly DrawnColumn[];
  list: Pick<ListState, 'filterValues' | 'total'>;
  /** Cells before the first column: of handles and ticks. */
  before: number;
  hasActions: boolean;
}

/** The sums of columns over all that a list is narrowed to, on whatever page they stand. */
const ListSums = ({ definition, columns, list, before, hasActions }: Props) => {
  const translate = useTranslate();
  const labels = useLabels(definition.name);
  const viewOf = useViewOf();
  const record = useSummary(definition, list)?.sums ?? {};
  const { sums: names = [] } = definition.list;
  return (
    <FieldScope
      fields={fieldsOf(definition)}
      labelScope={labels}
      resource={definition.name}
      record={record}
    >
      <tr>
        {before > 0 && <td colSpan={before} />}
        {columns.map((column, place) => (
          <td key={column.name} {...cellLook(column, viewOf)}>
            {place === 0 && translate('kinds.number.sum')}
            {names.includes(column.name) && column.name in record && (
              <FieldShow name={column.name} isCell />
            )}
          </td>
        ))}
        {hasActions && <td />}
      </tr>
    </FieldScope>
  );
};

export default ListSums;
