import { Suspense } from 'react';
import type { ListControllerResult } from 'react-admin';
import { isAllowed } from '../../../dataProvider/session';
import type { DataRecord, Resource } from '../../../schemas';
import { part } from '../../routing/part';
import { useRecordPath } from '../../routing/paths';
import { withMaterial } from '../../ui/theme/material';
import { useMediaQuery } from '../../ui/useMediaQuery';
import type { DrawnColumn } from './columns';
import { ListSkeleton } from './ListSkeleton';
import { ListTable } from './ListTable';
import look from './list.module.css';
import type { RowsProps, Selection } from './rowsProps';

// Cards are a phone's alone.
const ListCards = part('ListCards', () => import('./ListCards'));
const NoRows = part('NoRows', async () => ({
  default: (await withMaterial(import('./NoRows'))).NoRows,
}));
const ReorderableListRows = part('ReorderableListRows', () =>
  withMaterial(import('./ReorderableListRows')),
);
const TreeRows = part('TreeRows', () => withMaterial(import('./tree/TreeRows')));

/** What stands below cards stays out of sight until they are there: nothing moves then. */
const CARDS_ROOM = (
  <div className={look.cardsRoom}>
    <ListSkeleton columns={2} />
  </div>
);

interface Props {
  definition: Resource;
  columns: readonly DrawnColumn[];
  list: ListControllerResult<DataRecord>;
  selection?: Selection;
}

/** The rows of a list: a table where there is room, cards on a phone. */
export const ListRows = ({ definition, columns, list, selection }: Props) => {
  const recordPath = useRecordPath();
  const isNarrow = useMediaQuery('(max-width: 599px)');
  if (!list.data) return <ListSkeleton columns={columns.length} />;
  if (list.data.length === 0)
    return (
      <Suspense>
        <NoRows definition={definition} list={list} />
      </Suspense>
    );
  const props: RowsProps = {
    definition,
    columns,
    rows: list.data,
    list,
    pathOf: (record) =>
      definition.detail.length === 0 ? null : recordPath(definition.name, record.id, record),
    sort: list.sort,
    onSort: (field) => list.setSort({ field, order: nextOrder(field, list.sort) }),
    selection,
  };
  const Rows = isNarrow ? ListCards : ListTable;
  const { treeBy } = definition.list;
  // What a search or a filter finds stands for itself.
  if (treeBy !== undefined && Object.keys(list.filterValues).length === 0)
    return (
      <Suspense fallback={isNarrow ? CARDS_ROOM : <ListTable {...props} />}>
        <TreeRows {...props} by={treeBy} isNarrow={isNarrow} />
      </Suspense>
    );
  const field = orderedBy(definition, list);
  return field === undefined ? (
    <Suspense fallback={CARDS_ROOM}>
      <Rows {...props} />
    </Suspense>
  ) : (
    <Suspense fallback={isNarrow ? CARDS_ROOM : <ListTable {...props} />}>
      <ReorderableListRows
        {...props}
        field={field}
        first={(list.page - 1) * list.perPage + 1}
        isNarrow={isNarrow}
      />
    </Suspense>
  );
};

/** The field that a list is put in order by: while all of it is shown in that order, by who may. */
export const orderedBy = (
  { list: { numberedBy }, module }: Resource,
  { sort, filterValues, total = 0 }: ListControllerResult<DataRecord>,
): string | undefined => {
  const isInOrder = sort.field === numberedBy && sort.order === 'ASC';
  const isWhole = Object.keys(filterValues).length === 0;
  return isInOrder && isWhole && total > 1 && isAllowed(module, 'update') ? numberedBy : undefined;
};

const nextOrder = (field: string, sort: { field: string; order: string }) =>
  sort.field === field && sort.order === 'ASC' ? 'DESC' : 'ASC';
