import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import { MoveButtons } from '../reorder/MoveButtons';

interface Props {
  /** What the row is called. */
  name: string;
  /** Where the row stands, and how it gets elsewhere. */
  move?: { place: number; total: number; isBusy: boolean; onMove(from: number, to: number): void };
  onEdit?(): void;
  onDelete?(): void;
}

/** What can be done with one row of a table that is part of a record. */
export const RowButtons = ({ name, move, onEdit, onDelete }: Props) => {
  const translate = useTranslate();
  return (
    <>
      {move && (
        <MoveButtons
          name={name}
          isFirst={move.place === 0}
          isLast={move.place === move.total - 1}
          isBusy={move.isBusy}
          onMove={(by) => move.onMove(move.place, move.place + by)}
        />
      )}
      {onEdit && (
        <IconButton
          size="small"
          aria-label={translate('views.editNamed', { name })}
          onClick={onEdit}
        >
          <EditIcon fontSize="small" />
        </IconButton>
      )}
      {onDelete && (
        <IconButton
          size="small"
          aria-label={translate('views.deleteNamed', { name })}
          onClick={onDelete}
        >
          <DeleteIcon fontSize="small" />
        </IconButton>
      )}
    </>
  );
};
