import RestoreIcon from '@mui/icons-material/UndoOutlined';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'react-admin';

interface Props {
  /** What it was a change of. */
  what: string;
  isBusy: boolean;
  /** None where nobody can bring it back. */
  onRestore: (() => void) | undefined;
}

/** Takes a change of one thing back. */
export const RestoreButton = ({ what, isBusy, onRestore }: Props) => {
  const translate = useTranslate();
  const label = translate('history.restoreNamed', { name: what });
  if (!onRestore) return null;
  return (
    <Tooltip title={label}>
      <span>
        <IconButton size="small" aria-label={label} disabled={isBusy} onClick={onRestore}>
          <RestoreIcon fontSize="small" />
        </IconButton>
      </span>
    </Tooltip>
  );
};
