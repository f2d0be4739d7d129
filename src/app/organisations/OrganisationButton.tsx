import BuildingIcon from '@mui/icons-material/ApartmentOutlined';
import UnfoldIcon from '@mui/icons-material/UnfoldMore';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { Session } from '../../../dataProvider/session';

const SwitchDialog = lazy(() =>
  import('./SwitchDialog').then((module) => ({ default: module.SwitchDialog })),
);

/** Names the active organisation, and opens the choice of another one. */
export const OrganisationButton = ({ session }: { session: Session }) => {
  const translate = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const { name } = session.organisation;
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<BuildingIcon />}
        endIcon={<UnfoldIcon />}
        aria-haspopup="dialog"
        aria-label={translate('switcher.open', { name })}
        title={translate('switcher.open', { name })}
        onClick={() => setOpen(true)}
        sx={{ minWidth: 0, maxWidth: 320, borderColor: 'divider' }}
      >
        <Box component="span" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
          {name}
        </Box>
      </Button>
      <Suspense>
        {isOpen && <SwitchDialog session={session} onClose={() => setOpen(false)} />}
      </Suspense>
    </>
  );
};
