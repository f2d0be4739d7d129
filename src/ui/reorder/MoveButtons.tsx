import EarlierIcon from '@mui/icons-material/ArrowBack';
import DownIcon from '@mui/icons-material/ArrowDownward';
import LaterIcon from '@mui/icons-material/ArrowForward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';

interface Props {
  name: string;
  isFirst: boolean;
  isLast: boolean;
  isBusy?: boolean;
  /** Rows stand beside each other: they are moved earlier and later. */
  isAcross?: boolean;
  onMove(by: 1 | -1): void;
}

const down = { up: 'moveUp', down: 'moveDown', Up: UpIcon, Down: DownIcon };
const across = { up: 'moveEarlier', down: 'moveLater', Up: EarlierIcon, Down: LaterIcon };

/** Moves a row one place up or down, or earlier or later. */
export const MoveButtons = ({ name, isFirst, isLast, isBusy, isAcross, onMove }: Props) => {
  const translate = useTranslate();
  const { Up, Down, ...texts } = isAcross ? across : down;
  return (
    <>
      <IconButton
        size="small"
        aria-label={translate(`views.${texts.up}`, { name })}
        disabled={isFirst || isBusy}
        onClick={() => onMove(-1)}
      >
        <Up fontSize="small" />
      </IconButton>
      <IconButton
        size="small"
        aria-label={translate(`views.${texts.down}`, { name })}
        disabled={isLast || isBusy}
        onClick={() => onMove(1)}
      >
        <Down fontSize="small" />
      </IconButton>
    </>
  );
};
