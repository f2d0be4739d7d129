import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import TableCell from '@mui/material/TableCell';
import TableRow, { type TableRowProps } from '@mui/material/TableRow';
import { DragHandle } from './DragHandle';

interface Props extends Omit<TableRowProps, 'id'> {
  /** Its key among the rows. */
  id: number;
  /** What the row is called. */
  name: string;
}

/** A row of a table with a handle in front by which it is put in its place. */
export const ReorderableRow = ({ id, name, children, ...props }: Props) => {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, ...drag } =
    useSortable({ id });
  return (
    <TableRow
      {...props}
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(transform), transition }}
      sx={{
        ...(drag.isDragging && {
          position: 'relative',
          zIndex: 1,
          bgcolor: 'background.paper',
          boxShadow: 4,
        }),
        ...props.sx,
      }}
    >
      <TableCell size="small" padding="checkbox">
        <DragHandle {...attributes} {...listeners} ref={setActivatorNodeRef} name={name} />
      </TableCell>
      {children}
    </TableRow>
  );
};
