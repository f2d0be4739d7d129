import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import TableCell from '@mui/material/TableCell';
import type { ComponentProps } from 'react';
import { useTranslate } from 'react-admin';
import { Picture } from '../../../kinds/upload/Picture';
import { RowButtons } from '../../../ui/rows/RowButtons';

const HEIGHT = 72;

/** The name stands beside the picture, or beneath it on a phone. */
const pictureLook = {
  display: 'grid',
  alignItems: 'center',
  gap: { xs: 0.5, sm: 2 },
  gridTemplateColumns: { sm: `${HEIGHT * 2}px minmax(0, 1fr)` },
} as const;

interface Props {
  /** Where the browser reads the picture. */
  address: string;
  place: number;
  /** What can be done with it; also its name. */
  buttons: ComponentProps<typeof RowButtons>;
  mayChange: boolean;
}

/** A picture with its name, to be opened in full, and what can be done with it. */
export const PictureCells = ({ address, place, buttons, mayChange }: Props) => {
  const translate = useTranslate();
  const { name } = buttons;
  return (
    <>
      <TableCell sx={{ px: { xs: 1, sm: 2 } }}>
        <Box sx={pictureLook}>
          <Link
            href={address}
            target="_blank"
            rel="noreferrer"
            aria-label={translate('kinds.pictures.open', { name })}
          >
            <Picture
              address={address}
              alt={translate('kinds.pictures.shown', { number: place + 1, name })}
              size={HEIGHT}
            />
          </Link>
          <Box sx={{ overflowWrap: 'anywhere' }}>{name}</Box>
        </Box>
      </TableCell>
      {mayChange && (
        <TableCell align="right" sx={{ whiteSpace: 'nowrap', px: { xs: 0, sm: 2 } }}>
          <RowButtons {...buttons} />
        </TableCell>
      )}
    </>
  );
};
