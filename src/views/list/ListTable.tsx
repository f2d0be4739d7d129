import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow, { type TableRowProps } from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import { useTranslate } from 'react-admin';
import { Link as RouterLink, useNavigate } from 'react-router';
import { titleOf } from '../../../schemas';
import { FieldScope } from '../../fields/FieldScope';
import { FieldShow } from '../../fields/FieldShow';
import { fieldsOf } from '../../fields/fields';
import type { ViewOfField } from '../../fields/KindView';
import { useLabels } from '../../fields/labels';
import { useViewOf } from '../../fields/registry';
import { CellPrefix } from '../../ui/CellPrefix';
import { isForRow } from '../../ui/rowClick';
import { hasRowActions, RowActions } from '../actions/RowActions';
import type { DrawnColumn } from './columns';
import { ListCell } from './ListCell';
import type { RowsProps, Selection } from './rowsProps';

const alignOf = ({ field }: DrawnColumn, viewOf: ViewOfField) =>
  viewOf(field).isNumeric ? 'right' : 'left';

const widthOf = ({ isOnlyWide }: DrawnColumn) =>
  isOnlyWide ? { display: { xs: 'none', md: 'table-cell' } } : {};

const toggled = (selected: readonly number[], id: number): readonly number[] =>
  selected.includes(id) ? selected.filter((other) => other !== id) : [...selected, id];

/** The look alone isn't enough: a checkbox that says it is mixed has to be so itself. */
const markPart = (isPart: boolean) => (input: HTMLInputElement | null) => {
  if (input) input.indeterminate = isPart;
};

const Head = ({ definition, columns, rows, sort, onSort, selection, ...rest }: RowsProps) => {
  const { drawRow, rowTools } = rest;
  const translate = useTranslate();
  const labels = useLabels(definition.name);
  const viewOf = useViewOf();
  const ids = rows.map(({ id }) => id);
  const isAll = selection !== undefined && ids.every((id) => selection.selected.includes(id));
  const isPart = !isAll && selection !== undefined && selection.selected.length > 0;
  return (
    <TableHead>
      <TableRow>
        {drawRow && <TableCell padding="checkbox" />}
        {selection && (
          <TableCell padding="checkbox">
            <Checkbox
              checked={isAll}
              indeterminate={isPart}
              onChange={() => selection.onChange(isAll ? [] : ids)}
              slotProps={{
                input: { 'aria-label': translate('views.selectAll'), ref: markPart(isPart) },
              }}
            />
          </TableCell>
        )}
        {columns.map((column) => (
          <TableCell
            key={column.name}
            align={alignOf(column, viewOf)}
            sx={widthOf(column)}
            sortDirection={
              sort.field === column.name ? (sort.order === 'ASC' ? 'asc' : 'desc') : false
            }
          >
            {column.isSortable ? (
              <TableSortLabel
                active={sort.field === column.name}
                direction={sort.field === column.name && sort.order === 'DESC' ? 'desc' : 'asc'}
                onClick={() => onSort(column.name)}
              >
                {labels.field(column.name)}
              </TableSortLabel>
            ) : (
              labels.field(column.name)
            )}
          </TableCell>
        ))}
        {(hasRowActions(definition) || rowTools) && (
          <TableCell align="right">{translate('views.actions')}</TableCell>
        )}
      </TableRow>
    </TableHead>
  );
};

const SelectCell = ({
  id,
  title,
  selection,
}: {
  id: number;
  title: string;
  selection: Selection;
}) => {
  const translate = useTranslate();
  return (
    <TableCell padding="checkbox">
      <Checkbox
        checked={selection.selected.includes(id)}
        onChange={() => selection.onChange(toggled(selection.selected, id))}
        slotProps={{ input: { 'aria-label': translate('views.select', { title }) } }}
      />
    </TableCell>
  );
};

/** A link needs a name also where the first column of a row is empty. */
const EmptyName = ({
  definition,
  column,
  record,
}: Pick<RowsProps, 'definition'> & { column: DrawnColumn; record: RowsProps['rows'][number] }) =>
  record[column.name] ? null : <Box component="span">{titleOf(definition, record)}</Box>;

interface CellsProps extends RowsProps {
  record: RowsProps['rows'][number];
  path: string | null;
}

const Cells = ({ record, path, ...props }: CellsProps) => {
  const { definition, columns, rowTools, prefix, selection } = props;
  const labels = useLabels(definition.name);
  const viewOf = useViewOf();
  return (
    <FieldScope
      fields={fieldsOf(definition)}
      labelScope={labels}
      resource={definition.name}
      record={record}
    >
      {selection && (
        <SelectCell id={record.id} title={titleOf(definition, record)} selection={selection} />
      )}
      {columns.map((column, index) => (
        <TableCell key={column.name} align={alignOf(column, viewOf)} sx={widthOf(column)}>
          <CellPrefix prefix={index === 0 ? prefix?.(record) : undefined}>
            {index === 0 && path !== null ? (
              <Link component={RouterLink} to={path} underline="hover" fontWeight={600}>
                <FieldShow name={column.name} isCell cutAt={column.cutAt} />
                <EmptyName record={record} column={column} definition={definition} />
              </Link>
            ) : (
              <ListCell definition={definition} column={column} record={record} />
            )}
          </CellPrefix>
        </TableCell>
      ))}
      {(hasRowActions(definition) || rowTools) && (
        <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
          {rowTools?.(record)}
          <RowActions definition={definition} record={record} />
        </TableCell>
      )}
    </FieldScope>
  );
};

/** The rows of a list as a table; a row opens its record, its first value is the link to it. */
export const ListTable = (props: RowsProps) => {
  const { rows, pathOf, drawRow, selection } = props;
  const navigate = useNavigate();
  return (
    <TableContainer>
      <Table size="small">
        <Head {...props} />
        <TableBody>
          {rows.map((record) => {
            const path = pathOf(record);
            const rowProps: TableRowProps = {
              hover: path !== null,
              selected: selection?.selected.includes(record.id),
              sx: { cursor: path === null ? 'default' : 'pointer' },
              onClick: (event) => {
                if (path !== null && isForRow(event)) navigate(path);
              },
            };
            const cells = <Cells key={record.id} {...props} record={record} path={path} />;
            return (
              drawRow?.(record, rowProps, cells) ?? (
                <TableRow key={record.id} {...rowProps}>
                  {cells}
                </TableRow>
              )
            );
          })}
        </TableBody>
      </Table>
    </TableContainer>
  );
};
