import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { InfoDialog } from '../../ui/dialogs/InfoDialog';
import { KeyCaps } from '../../ui/keys/KeyCaps';
import { workingKeys } from '../../ui/keys/useKey';

/** The keys that do something on the open page: those that are listened to, and no others. */
export const KeysDialog = ({ onClose }: { onClose: () => void }) => {
  const translate = useTranslate();
  const [names] = useState(workingKeys);
  return (
    <InfoDialog title={translate('keys.title')} maxWidth="xs" onClose={onClose}>
      <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: '1fr auto', gap: 1.5, m: 0 }}>
        {names.map((name) => (
          <Box key={name} sx={{ display: 'contents' }}>
            <dt>{translate(`keys.of.${name}`)}</dt>
            <Box component="dd" sx={{ m: 0, textAlign: 'end' }}>
              <KeyCaps name={name} />
            </Box>
          </Box>
        ))}
      </Box>
    </InfoDialog>
  );
};
