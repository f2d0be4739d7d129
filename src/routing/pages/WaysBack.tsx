import { useTranslate } from 'react-admin';
import { Link, useNavigate } from 'react-router';
import button from '../../ui/optimisations/button.module.css';
import { homePath, useCurrentLocale } from '../paths';

/** From a page that shows nothing to the one before, or home. */
export const WaysBack = () => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const locale = useCurrentLocale();
  return (
    <>
      {window.history.length > 1 && (
        <button type="button" className={button.text} onClick={() => navigate(-1)}>
          {translate('pages.back')}
        </button>
      )}
      <Link className={button.contained} to={homePath(locale)}>
        {translate('pages.home')}
      </Link>
    </>
  );
};
