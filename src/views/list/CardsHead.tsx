import { useTranslate } from 'react-admin';
import { useLabels } from '../../fields/labels';
import { RowCheckbox } from '../../ui/optimisations/RowCheckbox';
import { labelled } from './columns';
import look from './list.module.css';
import type { RowsProps } from './rowsProps';
import { useTickAll } from './useTickAll';

type Props = Pick<
  RowsProps,
  'definition' | 'columns' | 'rows' | 'sort' | 'onSort' | 'selection' | 'headPrefix'
>;

/** What the head of a table is for where rows are cards: all of them are ticked there, and put in order. */
export const CardsHead = ({ definition, columns, sort, onSort, ...props }: Props) => {
  const translate = useTranslate();
  const labels = useLabels(definition.name);
  const { ticked, onTickAll } = useTickAll(props);
  const sortable = columns.filter(({ isSortable }) => isSortable);
  const isSorted = sortable.some(({ name }) => name === sort.field);
  const order = sort.order === 'ASC' ? 'ascending' : 'descending';
  // What can be done with ticked rows lies over it then.
  const isCovered = Boolean(props.selection?.selected.length);
  if (!ticked && sortable.length === 0 && !props.headPrefix) return null;
  return (
    <div className={look.cardsHead}>
      {ticked && (
        <RowCheckbox
          label={translate('views.selectAll')}
          isTicked={ticked === 'all'}
          isPart={ticked === 'some'}
          onTick={onTickAll}
        />
      )}
      {sortable.length > 0 && !isCovered && (
        <label className={look.sortBy}>
          {translate('views.sortBy')}
          <select
            value={isSorted ? sort.field : ''}
            onChange={(event) => onSort(event.target.value)}
          >
            {!isSorted && <option value="">{translate('views.unsorted')}</option>}
            {sortable.map((column) => (
              <option key={column.name} value={column.name}>
                {labels.field(labelled(column))}
              </option>
            ))}
          </select>
        </label>
      )}
      {isSorted && !isCovered && (
        <button type="button" className={look.order} onClick={() => onSort(sort.field)}>
          {translate(`views.${order}`)}
        </button>
      )}
      {!isCovered && props.headPrefix}
    </div>
  );
};
