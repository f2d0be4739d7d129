import DragIcon from '@mui/icons-material/DragIndicator';
import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';

/** What a row is dragged by, with the pointer or the keyboard. */
export const DragHandle = ({ name, ...props }: IconButtonProps & { name: string }) => {
  const translate = useTranslate();
  return (
    <IconButton
      {...props}
      size="small"
      aria-label={translate('reorder.move', { name })}
      sx={{ cursor: 'grab', touchAction: 'none' }}
    >
      <DragIcon fontSize="small" />
    </IconButton>
  );
};
