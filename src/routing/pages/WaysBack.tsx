import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link, useNavigate } from 'react-router';
import { homePath, useCurrentLocale } from '../paths';

/** From a page that shows nothing to the one before, or home. */
export const WaysBack = () => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const locale = useCurrentLocale();
  return (
    <>
      {window.history.length > 1 && (
        <Button onClick={() => navigate(-1)}>{translate('pages.back')}</Button>
      )}
      <Button variant="contained" component={Link} to={homePath(locale)}>
        {translate('pages.home')}
      </Button>
    </>
  );
};
