import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { useActionData } from 'react-router';
import { usePageTitle } from '../../routing/pageTitle';
import { useSession } from '../../session/useSession';
import { OrganisationPicker } from './OrganisationPicker';

/** The choice of another organisation, at an address of its own. */
export const SwitchPage = () => {
  const translate = useTranslate();
  const session = useSession();
  const failed = useActionData<{ error: unknown } | undefined>();
  const title = translate('switcher.title');
  usePageTitle(title);
  if (!session) return null;
  return (
    <Box sx={{ maxWidth: 560 }}>
      <Typography variant="h5" component="h1" sx={{ minHeight: 44, mb: 2 }}>
        {title}
      </Typography>
      {failed && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {translate('switcher.failed')}
        </Alert>
      )}
      <Paper variant="outlined" sx={{ p: 1.5 }}>
        <OrganisationPicker session={session} />
      </Paper>
    </Box>
  );
};
