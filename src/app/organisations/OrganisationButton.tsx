import BuildingIcon from '@mui/icons-material/ApartmentOutlined';
import UnfoldIcon from '@mui/icons-material/UnfoldMore';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Session } from '../../../dataProvider/session';
import { lazyDialog } from '../../ui/loading/lazyDialog';
import button from '../../ui/optimisations/button.module.css';
import shell from '../bar/shell.module.css';

const SwitchDialog = lazyDialog(async () => (await import('./SwitchDialog')).SwitchDialog);

/** Names the active organisation, and opens the choice of another one. */
export const OrganisationButton = ({ session }: { session: Session }) => {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const { name } = session.organisation;
  return (
    <>
      <button
        type="button"
        className={`${button.outlined} ${shell.organisation}`}
        aria-haspopup="dialog"
        aria-label={translate('switcher.open', { name })}
        title={translate('switcher.open', { name })}
        onClick={() => setOpen(true)}
      >
        <BuildingIcon />
        <span className={button.words}>{name}</span>
        <UnfoldIcon />
      </button>
      {isOpen && <SwitchDialog session={session} onClose={() => setOpen(false)} />}
    </>
  );
};
