import { useDraggable } from '@dnd-kit/core';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { RowType } from '../../../../schemas/documents';
import { newRowId } from '../list/dragged';
import { rowIcons } from './rowIcons';

interface Props {
  type: RowType;
  isDraggable: boolean;
  onChoose(): void;
}

/** A type of row. It is a button for everyone; a pointer can also drag it. */
export const PaletteItem = ({ type, isDraggable, onChoose }: Props) => {
  const translate = useTranslate();
  const { setNodeRef, listeners, isDragging } = useDraggable({
    id: newRowId(type.code),
    disabled: !isDraggable,
  });
  const Icon = rowIcons[type.name];
  return (
    <Button
      ref={setNodeRef}
      {...listeners}
      // The keys press it, as they do any button.
      onKeyDown={undefined}
      onClick={onChoose}
      color="inherit"
      startIcon={<Icon fontSize="small" />}
      sx={{
        justifyContent: 'flex-start',
        minHeight: 32,
        mx: -1,
        px: 1,
        textAlign: 'start',
        whiteSpace: 'normal',
        lineHeight: '1.125rem',
        cursor: isDraggable ? 'grab' : undefined,
        opacity: isDragging ? 0.5 : 1,
        '& .MuiButton-startIcon': { color: 'text.secondary' },
      }}
    >
      {translate(`documents.types.${type.name}`)}
    </Button>
  );
};
