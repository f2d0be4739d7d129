import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type ListControllerResult, useTranslate } from 'react-admin';
import type { DataRecord, Resource } from '../../schemas';
import { useRecordPath } from '../app/paths';
import type { DrawnColumn } from './columns';
import { ListCards } from './ListCards';
import { ListSkeleton } from './ListSkeleton';
import { ListTable } from './ListTable';
import type { Selection } from './rowsProps';

interface Props {
  definition: Resource;
  columns: readonly DrawnColumn[];
  list: ListControllerResult<DataRecord>;
  selection?: Selection;
}

/** The rows of a list: a table where there is room, cards on a phone. */
export const ListRows = ({ definition, columns, list, selection }: Props) => {
  const translate = useTranslate();
  const recordPath = useRecordPath();
  const isNarrow = useMediaQuery('(max-width: 599px)');
  if (!list.data) return <ListSkeleton columns={columns.length} />;
  if (list.data.length === 0)
    return (
      <Typography color="text.secondary" sx={{ p: 4, textAlign: 'center' }}>
        {translate('views.noResults')}
      </Typography>
    );
  const Rows = isNarrow ? ListCards : ListTable;
  return (
    <Rows
      definition={definition}
      columns={columns}
      rows={list.data}
      pathOf={(record) =>
        definition.list.isInert ? null : recordPath(definition.name, record.id, record)
      }
      sort={list.sort}
      onSort={(field) => list.setSort({ field, order: nextOrder(field, list.sort) })}
      selection={selection}
    />
  );
};

const nextOrder = (field: string, sort: { field: string; order: string }) =>
  sort.field === field && sort.order === 'ASC' ? 'DESC' : 'ASC';
