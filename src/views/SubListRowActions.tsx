import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import { MoveButtons } from '../sorting/MoveButtons';

interface Props {
  name: string;
  place: number;
  total: number;
  isBusy: boolean;
  onMove?(from: number, to: number): void;
  onEdit?(): void;
  onDelete?(): void;
}

/** What can be done with one row of a sub-list. */
export const SubListRowActions = ({ name, place, total, isBusy, ...can }: Props) => {
  const translate = useTranslate();
  const { onMove, onEdit, onDelete } = can;
  return (
    <>
      {onMove && (
        <MoveButtons
          name={name}
          isFirst={place === 0}
          isLast={place === total - 1}
          isBusy={isBusy}
          onMove={(by) => onMove(place, place + by)}
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
