import SearchIcon from '@mui/icons-material/Search';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Session } from '../../../dataProvider/session';
import { KeyCaps } from '../../ui/keys/KeyCaps';
import { useKey } from '../../ui/keys/useKey';
import { useIsWide } from '../../ui/useIsWide';
import { useRememberPlace } from './recentPlaces';

const Palette = lazy(async () => ({ default: (await import('./Palette')).Palette }));
const KeysDialog = lazy(async () => ({ default: (await import('./KeysDialog')).KeysDialog }));

/** Opens the palette, which finds everything there is to open or to do, and the list of keys. */
export const PaletteButton = ({ session }: { session: Session }) => {
  const translate = useTranslate();
  const isWide = useIsWide();
  const [opened, setOpened] = useState<'palette' | 'keys' | null>(null);
  const close = () => setOpened(null);
  const open = () => setOpened('palette');
  useRememberPlace();
  useKey('palette', open);
  useKey('help', () => setOpened('keys'));
  const text = translate('palette.open');
  return (
    <>
      {isWide ? (
        <Button
          variant="outlined"
          color="inherit"
          startIcon={<SearchIcon />}
          aria-haspopup="dialog"
          onClick={open}
          sx={{ borderColor: 'divider', color: 'text.secondary' }}
        >
          {text}
          <Box component="span" sx={{ ml: 2 }}>
            <KeyCaps name="palette" />
          </Box>
        </Button>
      ) : (
        <IconButton aria-label={text} title={text} aria-haspopup="dialog" onClick={open}>
          <SearchIcon />
        </IconButton>
      )}
      <Suspense>
        {opened === 'palette' && (
          <Palette session={session} onClose={close} onKeys={() => setOpened('keys')} />
        )}
        {opened === 'keys' && <KeysDialog onClose={close} />}
      </Suspense>
    </>
  );
};
