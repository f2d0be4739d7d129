import SearchIcon from '@mui/icons-material/Search';
import { useEffect, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Session } from '../../../dataProvider/session';
import { useRememberPlace } from '../../routing/recentPlaces';
import { KeyCaps } from '../../ui/keys/KeyCaps';
import { useKey } from '../../ui/keys/useKey';
import { lazyDialog } from '../../ui/loading/lazyDialog';
import button from '../../ui/optimisations/button.module.css';
import { useIsWide } from '../../ui/useIsWide';
import shell from '../bar/shell.module.css';
import { typeAhead } from './typedAhead';

const Palette = lazyDialog(async () => (await import('./Palette')).Palette);
const KeysDialog = lazyDialog(async () => (await import('./KeysDialog')).KeysDialog);

/** Opens the palette, which finds everything there is to open or to do, and the list of keys. */
export const PaletteButton = ({ session }: { session: Session }) => {
  const translate = useTranslate();
  const isWide = useIsWide();
  const [opened, setOpened] = useState<'palette' | 'keys' | null>(null);
  const close = () => setOpened(null);
  const open = () => setOpened('palette');
  useEffect(() => (opened === 'palette' ? typeAhead() : undefined), [opened]);
  useRememberPlace();
  useKey('palette', open);
  useKey('help', () => setOpened('keys'));
  const text = translate('palette.open');
  return (
    <>
      {isWide ? (
        <button
          type="button"
          className={`${button.outlined} ${shell.palette}`}
          aria-haspopup="dialog"
          onClick={open}
        >
          <SearchIcon />
          {text}
          <span className={shell.keys}>
            <KeyCaps name="palette" />
          </span>
        </button>
      ) : (
        <button
          type="button"
          className={button.icon}
          aria-label={text}
          title={text}
          aria-haspopup="dialog"
          onClick={open}
        >
          <SearchIcon />
        </button>
      )}
      {opened === 'palette' && (
        <Palette session={session} onClose={close} onKeys={() => setOpened('keys')} />
      )}
      {opened === 'keys' && <KeysDialog onClose={close} />}
    </>
  );
};
