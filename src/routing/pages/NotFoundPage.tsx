import NotFoundIcon from '@mui/icons-material/SearchOffOutlined';
import { useTranslate } from 'react-admin';
import { PageMessage } from './PageMessage';
import { WaysBack } from './WaysBack';

/** There is no page at the address. */
export const NotFoundPage = () => {
  const translate = useTranslate();
  return (
    <PageMessage
      Icon={NotFoundIcon}
      title={translate('pages.notFound.title')}
      text={translate('pages.notFound.text')}
    >
      <WaysBack />
    </PageMessage>
  );
};
