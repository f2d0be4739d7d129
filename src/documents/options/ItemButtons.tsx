import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import DeleteOutlined from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';

interface Props {
  /** Its place, from 1. */
  number: number;
  count: number;
  isDisabled: boolean;
  onMove(by: 1 | -1): void;
  onRemove(): void;
}

/** What can be done with an item of a list. */
export const ItemButtons = ({ number, count, isDisabled, onMove, onRemove }: Props) => {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', justifyContent: 'flex-end', mt: 0.5 }}>
      <IconButton
        data-move={-1}
        aria-label={translate('documents.items.up', { number })}
        disabled={isDisabled || number === 1}
        onClick={() => onMove(-1)}
      >
        <ArrowUpward fontSize="small" />
      </IconButton>
      <IconButton
        data-move={1}
        aria-label={translate('documents.items.down', { number })}
        disabled={isDisabled || number === count}
        onClick={() => onMove(1)}
      >
        <ArrowDownward fontSize="small" />
      </IconButton>
      <IconButton
        aria-label={translate('documents.items.remove', { number })}
        disabled={isDisabled}
        onClick={onRemove}
      >
        <DeleteOutlined fontSize="small" />
      </IconButton>
    </Box>
  );
};
