import LockIcon from '@mui/icons-material/LockOutlined';
import { useTranslate } from 'react-admin';
import { PageMessage } from './PageMessage';
import { WaysBack } from './WaysBack';

/** The page exists, but not for this person in this organisation. */
export const NoAccessPage = () => {
  const translate = useTranslate();
  return (
    <PageMessage
      Icon={LockIcon}
      title={translate('pages.noAccess.title')}
      text={translate('pages.noAccess.text')}
    >
      <WaysBack />
    </PageMessage>
  );
};
