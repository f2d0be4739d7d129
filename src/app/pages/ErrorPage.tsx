import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { PageMessage } from '../../routing/pages/PageMessage';
import { homePath, useCurrentLocale } from '../../routing/paths';

/**
 * A page has failed. Both ways on load the app again: what failed to load once stays failed, and
 * after an update the files that the old app asks for are gone.
 */
export const ErrorPage = () => {
  const translate = useTranslate();
  const locale = useCurrentLocale();
  return (
    <PageMessage
      Icon={ErrorIcon}
      title={translate('pages.error.title')}
      text={translate('pages.error.text')}
    >
      <Button component="a" href={homePath(locale)}>
        {translate('pages.home')}
      </Button>
      <Button variant="contained" onClick={() => window.location.reload()}>
        {translate('pages.reload')}
      </Button>
    </PageMessage>
  );
};
