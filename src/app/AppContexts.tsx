import { type ReactNode, useEffect, useMemo } from 'react';
import { CoreAdminContext, I18nContext, type I18nProvider } from 'react-admin';
import { useLocation } from 'react-router';
import { pageLocale } from '../../dataProvider/pageLocale';
import { localeOf } from '../../schemas/routing/address';
import { keptOwner } from '../../schemas/routing/drawing';
import { useSession } from '../session/useSession';
import { useExternal } from '../ui/useExternal';
import { authProvider } from './authProvider';
import { browserStore } from './browserStore';
import type { I18n } from './i18n';
import type { Provider } from './provider';
import { queryClient } from './queryClient';

/** The address decides on the locale, however the person came to it. Draws nothing, with each address again. */
const LocaleOfAddress = ({ i18n }: { i18n: I18n }): null => {
  const { pathname } = useLocation();
  useEffect(() => {
    const locale = localeOf(pathname);
    if (locale && locale !== i18n.current().getLocale()) void i18n.changeLocale(locale);
  }, [pathname, i18n]);
  return null;
};

/** What react-admin is drawn in, within which ours stands: its own draws nothing before it is mounted. */
const INERT: I18nProvider = {
  translate: (key) => key,
  changeLocale: async () => undefined,
  getLocale: pageLocale.get,
};

interface Props {
  i18n: I18n;
  provider: Provider;
  children: ReactNode;
}

/** What everything inside the router is drawn in. */
export const AppContexts = ({ i18n, provider, children }: Props) => {
  const active = useSession();
  const texts = useExternal(i18n.subscribe, i18n.current);
  const owner = keptOwner(active);
  const store = useMemo(() => browserStore(owner), [owner]);
  // React-admin's own way to change the locale mounts all pages again, and what was typed is gone.
  const i18nProvider = useMemo(
    () => ({ ...texts, changeLocale: i18n.changeLocale }),
    [texts, i18n],
  );
  return (
    <CoreAdminContext
      dataProvider={provider}
      authProvider={authProvider}
      i18nProvider={INERT}
      queryClient={queryClient}
      store={store}
    >
      <I18nContext value={i18nProvider}>
        <LocaleOfAddress i18n={i18n} />
        {children}
      </I18nContext>
    </CoreAdminContext>
  );
};
