import LockIcon from '@mui/icons-material/LockOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { Session } from '../../../dataProvider/session';
import { PageMessage } from '../../routing/pages/PageMessage';
import { switchPath, useCurrentLocale } from '../../routing/paths';
import { confirmSession } from '../../session/sessionLife';

/** What someone sees first who may see nothing else yet. */
export const NoRightsPage = ({ session }: { session: Session }) => {
  const translate = useTranslate();
  const locale = useCurrentLocale();
  return (
    <PageMessage
      Icon={LockIcon}
      title={translate('pages.noRights.title')}
      text={translate(
        Object.keys(session.access).length === 0
          ? 'pages.noRights.noModules'
          : 'pages.noRights.text',
        { name: session.organisation.name },
      )}
    >
      {session.organisations.length > 1 && (
        <Button component={Link} to={switchPath(locale)}>
          {translate('switcher.title')}
        </Button>
      )}
      <Button variant="contained" onClick={() => confirmSession()}>
        {translate('pages.noRights.again')}
      </Button>
    </PageMessage>
  );
};
