import MenuIcon from '@mui/icons-material/Menu';
import { memo } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigation } from 'react-router';
import type { Session } from '../../../dataProvider/session';
import button from '../../ui/optimisations/button.module.css';
import { Progress } from '../../ui/optimisations/Progress';
import { useIsWide } from '../../ui/useIsWide';
import { Brand } from '../bar/Brand';
import { LocaleSwitch } from '../bar/LocaleSwitch';
import look from '../bar/shell.module.css';
import { ThemeSwitch } from '../bar/ThemeSwitch';
import { OrganisationButton } from '../organisations/OrganisationButton';
import { PaletteButton } from '../palette/PaletteButton';
import { UserMenu } from './UserMenu';

interface Props {
  session: Session;
  /** Opens the menu where it isn't on screen all the time. */
  onOpenMenu(): void;
}

/** Whether something is on its way that the address waits for. */
const Busy = () => {
  const translate = useTranslate();
  if (useNavigation().state === 'idle') return null;
  return (
    <div role="progressbar" aria-label={translate('shell.busy')} className={look.busy}>
      <Progress />
    </div>
  );
};

const Bar = ({ session, onOpenMenu }: Props) => {
  const translate = useTranslate();
  const isWide = useIsWide();
  return (
    <header className={`mui-fixed ${look.bar}`}>
      {isWide ? (
        <Brand />
      ) : (
        <button
          type="button"
          className={button.icon}
          aria-label={translate('shell.openMenu')}
          onClick={onOpenMenu}
        >
          <MenuIcon />
        </button>
      )}
      <div className={look.middle}>
        <OrganisationButton session={session} />
        <PaletteButton session={session} />
      </div>
      {isWide && <LocaleSwitch />}
      {isWide && <ThemeSwitch />}
      <UserMenu user={session.user} />
      <Busy />
    </header>
  );
};

/** The bar above every page. */
export const TopBar = memo(Bar);
