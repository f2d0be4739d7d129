import { useTranslate } from 'react-admin';
import type { SessionUser } from '../../../dataProvider/session';
import { initialsOf, personName } from '../../session/personName';
import { lazyDialog } from '../../ui/loading/lazyDialog';
import { MenuButton } from '../../ui/MenuButton';
import look from '../bar/shell.module.css';

const UserChoices = lazyDialog(async () => (await import('./UserChoices')).UserChoices);

/** Who is signed in, the way to their account, and the way out. */
export const UserMenu = ({ user }: { user: SessionUser }) => {
  const translate = useTranslate();
  const initials = initialsOf(user);
  const label = translate('shell.userMenu', { name: personName(user), initials });
  return (
    <MenuButton
      label={label}
      menu={(anchor, close) => (
        <UserChoices user={user} label={label} anchor={anchor} onClose={close} />
      )}
    >
      <span className={look.initials}>{initials}</span>
    </MenuButton>
  );
};
