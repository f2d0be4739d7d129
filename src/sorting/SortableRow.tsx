import { useSortable } from '@dnd-kit/sortable';
import { CSS } from '@dnd-kit/utilities';
import DragIcon from '@mui/icons-material/DragIndicator';
import IconButton from '@mui/material/IconButton';
import TableCell from '@mui/material/TableCell';
import TableRow, { type TableRowProps } from '@mui/material/TableRow';
import { useTranslate } from 'react-admin';

interface Props extends Omit<TableRowProps, 'id'> {
  /** Its key among the rows. */
  id: number;
  /** What the row is called. */
  name: string;
}

/** A row of a table with a handle in front by which it is put in its place. */
export const SortableRow = ({ id, name, children, ...props }: Props) => {
  const translate = useTranslate();
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
      <TableCell padding="checkbox">
        <IconButton
          {...attributes}
          {...listeners}
          ref={setActivatorNodeRef}
          size="small"
          aria-label={translate('sorting.move', { name })}
          sx={{ cursor: 'grab', touchAction: 'none' }}
        >
          <DragIcon fontSize="small" />
        </IconButton>
      </TableCell>
      {children}
    </TableRow>
  );
};
