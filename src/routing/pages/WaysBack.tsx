import { useTranslate } from 'react-admin';
import { Link, useNavigate } from 'react-router';
import { useTakenOver } from '../../session/useTakenOver';
import button from '../../ui/optimisations/button.module.css';
import { homePath, useCurrentLocale } from '../paths';

/** From a page that shows nothing to the one before, or home. */
export const WaysBack = () => {
  const translate = useTranslate();
  const navigate = useNavigate();
  const locale = useCurrentLocale();
  const hasPage = useTakenOver() && window.history.length > 1;
  return (
    <>
      {hasPage && (
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
