import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { CoreAdminContext, localStorageStore } from 'react-admin';
import { ScrollRestoration, useLocation } from 'react-router';
import { createProvider } from '../../dataProvider/provider';
import { localeOf } from '../../schemas/routing/address';
import { labelsOf } from '../fields/labels';
import { definitionOf } from '../routing/definitions';
import { useSession } from '../session/useSession';
import { ConflictHost } from '../views/conflicts/ConflictHost';
import { authProvider } from './authProvider';
import type { I18n } from './i18n';
import { Layout } from './layout/Layout';
import { Questions } from './Questions';
import { queryClient } from './queryClient';
import { SignedOut } from './signIn/SignedOut';
import { SignInAgain } from './signIn/SignInAgain';
import { Toasts } from './Toasts';

const STORE_VERSION = '1';

/** The data, and what is worked out from them in the language that is read. */
const useProvider = (i18n: I18n) =>
  useMemo(
    () =>
      createProvider(definitionOf, (name) => ({
        locale: i18n.current().getLocale(),
        unnamed: labelsOf(name, i18n.current().translate).unnamed(),
      })),
    [i18n],
  );

/** What was worked out in another language is asked for again. */
const useFreshRecords = (locale: string): void => {
  const shown = useRef(locale);
  useEffect(() => {
    if (shown.current === locale) return;
    shown.current = locale;
    void queryClient.invalidateQueries();
  }, [locale]);
};

/** The address decides on the locale, however the person came to it. */
const useLocaleOfAddress = (i18n: I18n): void => {
  const { pathname } = useLocation();
  useEffect(() => {
    const locale = localeOf(pathname);
    if (locale && locale !== i18n.current().getLocale()) void i18n.changeLocale(locale);
  }, [pathname, i18n]);
};

/** The whole app inside the router: what all pages share, and the pages or the sign-in. */
export const Root = ({ i18n }: { i18n: I18n }) => {
  const active = useSession();
  const texts = useSyncExternalStore(i18n.subscribe, i18n.current);
  const owner = active ? `-${active.user.id}-${active.organisation.id}-` : '';
  const store = useMemo(() => localStorageStore(STORE_VERSION, owner), [owner]);
  // React-admin's own way to change the locale mounts all pages again, and what was typed is gone.
  const i18nProvider = useMemo(
    () => ({ ...texts, changeLocale: i18n.changeLocale }),
    [texts, i18n],
  );
  useLocaleOfAddress(i18n);
  useFreshRecords(texts.getLocale());
  const dataProvider = useProvider(i18n);
  return (
    <CoreAdminContext
      dataProvider={dataProvider}
      authProvider={authProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      store={store}
    >
      {active ? <Layout session={active} /> : <SignedOut />}
      {active && <SignInAgain session={active} />}
      <Questions />
      <Toasts />
      <ConflictHost />
      <ScrollRestoration />
    </CoreAdminContext>
  );
};
