import ErrorIcon from '@mui/icons-material/ErrorOutlineOutlined';
import { useTranslate } from 'react-admin';
import { PageMessage } from '../../routing/pages/PageMessage';
import { homePath, useCurrentLocale } from '../../routing/paths';
import button from '../../ui/optimisations/button.module.css';

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
      <a className={button.text} href={homePath(locale)}>
        {translate('pages.home')}
      </a>
      <button type="button" className={button.contained} onClick={() => window.location.reload()}>
        {translate('pages.reload')}
      </button>
    </PageMessage>
  );
};
