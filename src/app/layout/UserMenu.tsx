import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { SessionUser } from '../../../dataProvider/session';
import { initialsOf, personName } from '../../session/personName';
import { lazyDialog } from '../../ui/loading/lazyDialog';
import button from '../../ui/optimisations/button.module.css';
import look from '../bar/shell.module.css';

const UserChoices = lazyDialog(async () => (await import('./UserChoices')).UserChoices);

/** Who is signed in, the way to their account, and the way out. */
export const UserMenu = ({ user }: { user: SessionUser }) => {
  const translate = useTranslate();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const initials = initialsOf(user);
  const label = translate('shell.userMenu', { name: personName(user), initials });
  return (
    <>
      <button
        type="button"
        className={button.icon}
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <span className={look.initials}>{initials}</span>
      </button>
      {anchor && (
        <UserChoices user={user} label={label} anchor={anchor} onClose={() => setAnchor(null)} />
      )}
    </>
  );
};
