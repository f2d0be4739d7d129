import { type ReactNode, useEffect, useMemo, useSyncExternalStore } from 'react';
import { CoreAdminContext, localStorageStore } from 'react-admin';
import { useLocation } from 'react-router';
import { localeOf } from '../../schemas/routing/address';
import { useSession } from '../session/useSession';
import { authProvider } from './authProvider';
import type { I18n } from './i18n';
import type { Provider } from './provider';
import { queryClient } from './queryClient';

const STORE_VERSION = '1';

/** The address decides on the locale, however the person came to it. Draws nothing, with each address again. */
const LocaleOfAddress = ({ i18n }: { i18n: I18n }): null => {
  const { pathname } = useLocation();
  useEffect(() => {
    const locale = localeOf(pathname);
    if (locale && locale !== i18n.current().getLocale()) void i18n.changeLocale(locale);
  }, [pathname, i18n]);
  return null;
};

interface Props {
  i18n: I18n;
  provider: Provider;
  children: ReactNode;
}

/** What everything inside the router is drawn in. */
export const AppContexts = ({ i18n, provider, children }: Props) => {
  const active = useSession();
  const texts = useSyncExternalStore(i18n.subscribe, i18n.current);
  const owner = active ? `-${active.user.id}-${active.organisation.id}-` : '';
  const store = useMemo(() => localStorageStore(STORE_VERSION, owner), [owner]);
  // React-admin's own way to change the locale mounts all pages again, and what was typed is gone.
  const i18nProvider = useMemo(
    () => ({ ...texts, changeLocale: i18n.changeLocale }),
    [texts, i18n],
  );
  return (
    <CoreAdminContext
      dataProvider={provider}
      authProvider={authProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      store={store}
    >
      <LocaleOfAddress i18n={i18n} />
      {children}
    </CoreAdminContext>
  );
};
