import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';

interface Props {
  name: string;
  isFirst: boolean;
  isLast: boolean;
  isBusy?: boolean;
  onMove(by: 1 | -1): void;
}

/** Moves a row one place up or down. */
export const MoveButtons = ({ name, isFirst, isLast, isBusy, onMove }: Props) => {
  const translate = useTranslate();
  return (
    <>
      <IconButton
        size="small"
        aria-label={translate('views.moveUp', { name })}
        disabled={isFirst || isBusy}
        onClick={() => onMove(-1)}
      >
        <UpIcon fontSize="small" />
      </IconButton>
      <IconButton
        size="small"
        aria-label={translate('views.moveDown', { name })}
        disabled={isLast || isBusy}
        onClick={() => onMove(1)}
      >
        <DownIcon fontSize="small" />
      </IconButton>
    </>
  );
};
