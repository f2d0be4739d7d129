import LockIcon from '@mui/icons-material/LockOutlined';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { Session } from '../../../dataProvider/session';
import type { ModuleKey } from '../../../schemas';
import { useSession } from '../../session/useSession';
import button from '../../ui/optimisations/button.module.css';
import { switchPath, useCurrentLocale, useRecordPath } from '../paths';
import { PageMessage } from './PageMessage';
import { WaysBack } from './WaysBack';

/** Leads the provider's administrator to where the organisation's modules are assigned. */
const ToModules = ({ session }: { session: Session }) => {
  const translate = useTranslate();
  const locale = useCurrentLocale();
  const { id, name } = session.organisation;
  const path = useRecordPath()('organisations', id);
  return (
    <Link
      className={button.contained}
      to={path === null ? switchPath(locale) : `${path}?tab=modules`}
    >
      {translate(path === null ? 'switcher.title' : 'pages.noAccess.modules', { name })}
    </Link>
  );
};

interface Props {
  /** The module that the page belongs to. */
  module: ModuleKey | null;
}

/** The page exists, but not for this person in this organisation: for want of a right, or of the module. */
export const NoAccessPage = ({ module }: Props) => {
  const translate = useTranslate();
  const session = useSession();
  const isOff = session !== null && module !== null && session.access[module] === undefined;
  return (
    <PageMessage
      Icon={LockIcon}
      title={translate('pages.noAccess.title')}
      text={
        isOff
          ? translate('pages.noAccess.off', { name: session.organisation.name })
          : translate('pages.noAccess.text')
      }
    >
      {isOff && session.isProvider && <ToModules session={session} />}
      <WaysBack />
    </PageMessage>
  );
};
