import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { CoreAdminContext, localStorageStore } from 'react-admin';
import { ScrollRestoration, useLocation } from 'react-router';
import { localeOf } from '../../schemas/routing/address';
import { useSession } from '../session/useSession';
import { ConflictHost } from '../views/conflicts/ConflictHost';
import { authProvider } from './authProvider';
import type { I18n } from './i18n';
import { Layout } from './layout/Layout';
import { OtherOrganisation } from './organisations/OtherOrganisation';
import type { Provider } from './provider';
import { Questions } from './Questions';
import { queryClient } from './queryClient';
import { ChoosePassword } from './signIn/ChoosePassword';
import { SignedOut } from './signIn/SignedOut';
import { SignInAgain } from './signIn/SignInAgain';
import { Toasts } from './Toasts';

const STORE_VERSION = '1';

/** Invalidates what was computed in another language. */
const useFreshRecords = (locale: string): void => {
  const shown = useRef(locale);
  useEffect(() => {
    if (shown.current === locale) return;
    shown.current = locale;
    void queryClient.invalidateQueries();
  }, [locale]);
};

/** The address decides on the locale, however the person came to it. Draws nothing, with each address again. */
const LocaleOfAddress = ({ i18n }: { i18n: I18n }): null => {
  const { pathname } = useLocation();
  useEffect(() => {
    const locale = localeOf(pathname);
    if (locale && locale !== i18n.current().getLocale()) void i18n.changeLocale(locale);
  }, [pathname, i18n]);
  return null;
};

/** The whole app inside the router: what all pages share, and the pages or the sign-in. */
export const Root = ({ i18n, provider }: { i18n: I18n; provider: Provider }) => {
  const active = useSession();
  const texts = useSyncExternalStore(i18n.subscribe, i18n.current);
  const owner = active ? `-${active.user.id}-${active.organisation.id}-` : '';
  const store = useMemo(() => localStorageStore(STORE_VERSION, owner), [owner]);
  // React-admin's own way to change the locale mounts all pages again, and what was typed is gone.
  const i18nProvider = useMemo(
    () => ({ ...texts, changeLocale: i18n.changeLocale }),
    [texts, i18n],
  );
  useFreshRecords(texts.getLocale());
  return (
    <CoreAdminContext
      dataProvider={provider}
      authProvider={authProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      store={store}
    >
      <LocaleOfAddress i18n={i18n} />
      {active && !active.mustChoosePassword && <Layout session={active} />}
      {active?.mustChoosePassword && <ChoosePassword />}
      {!active && <SignedOut />}
      {active && <SignInAgain session={active} />}
      {active && <OtherOrganisation session={active} />}
      <Questions />
      <Toasts />
      <ConflictHost />
      <ScrollRestoration />
    </CoreAdminContext>
  );
};
