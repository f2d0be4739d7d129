import { memo } from 'react';
import { useTranslate } from 'react-admin';
import type { Resource } from '../../../schemas';
import { useLabels } from '../../fields/labels';
import { useViewOf } from '../../fields/registry';
import { RowCheckbox } from '../../ui/optimisations/RowCheckbox';
import look from '../../ui/optimisations/table.module.css';
import { CellPrefix } from '../../ui/rows/CellPrefix';
import { cellLook, type DrawnColumn, labelled } from './columns';
import type { RowsProps } from './rowsProps';

interface HeadProps {
  column: DrawnColumn;
  label: string;
  prefix: RowsProps['headPrefix'];
  sort: RowsProps['sort'];
  /** What can be done with ticked rows lies over the head: it only names the columns then. */
  isCovered: boolean;
  onSort(field: string): void;
}

const HeadCell = ({ column, label, prefix, sort, isCovered, onSort }: HeadProps) => {
  const viewOf = useViewOf();
  const isSorted = sort.field === column.name;
  const direction = sort.order === 'ASC' ? 'ascending' : 'descending';
  return (
    <th scope="col" {...cellLook(column, viewOf)} aria-sort={isSorted ? direction : undefined}>
      <CellPrefix prefix={isCovered ? undefined : prefix}>
        {column.isSortable && !isCovered ? (
          <button type="button" className={look.sort} onClick={() => onSort(column.name)}>
            {label}
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="m4 12 1.41 1.41L11 7.83V20h2V7.83l5.58 5.59L20 12l-8-8-8 8z" />
            </svg>
          </button>
        ) : (
          label
        )}
      </CellPrefix>
    </th>
  );
};

interface Props extends Pick<HeadProps, 'isCovered' | 'onSort'>, Pick<RowsProps, 'headPrefix'> {
  definition: Resource;
  columns: readonly DrawnColumn[];
  sortField: string;
  sortOrder: string;
  /** Rows bring a cell of their own in front. */
  hasHandles: boolean;
  hasActions: boolean;
  /** Which of the rows are ticked; `undefined` where none can be. */
  ticked: 'all' | 'some' | 'none' | undefined;
  onTickAll(): void;
}

const Head = ({ definition, columns, ticked, ...props }: Props) => {
  const translate = useTranslate();
  const labels = useLabels(definition.name);
  const sort = { field: props.sortField, order: props.sortOrder };
  return (
    <thead>
      <tr>
        {props.hasHandles && <td className={look.box} />}
        {ticked && (
          <td className={look.box}>
            <RowCheckbox
              label={translate('views.selectAll')}
              isTicked={ticked === 'all'}
              isPart={ticked === 'some'}
              onTick={props.onTickAll}
            />
          </td>
        )}
        {columns.map((column, index) => (
          <HeadCell
            key={column.name}
            column={column}
            label={labels.field(labelled(column))}
            prefix={index === 0 && props.headPrefix}
            sort={sort}
            isCovered={props.isCovered}
            onSort={props.onSort}
          />
        ))}
        {props.hasActions && (
          <th scope="col" className={look.actions}>
            {translate('views.actions')}
          </th>
        )}
      </tr>
    </thead>
  );
};

/** The names of a list's columns, by which it is sorted. */
export const ListHead = memo(Head);
