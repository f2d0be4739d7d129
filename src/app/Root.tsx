import { useEffect, useRef } from 'react';
import { type Location, ScrollRestoration } from 'react-router';
import { useSession } from '../session/useSession';
import { useExternal } from '../ui/useExternal';
import { ConflictHost } from '../views/conflicts/ConflictHost';
import { UndoHost } from '../views/undo/UndoHost';
import { AppContexts } from './AppContexts';
import type { I18n } from './i18n';
import { Layout } from './layout/Layout';
import { OtherOrganisation } from './organisations/OtherOrganisation';
import type { Provider } from './provider';
import { Questions } from './Questions';
import { queryClient } from './queryClient';
import { FirstSteps } from './signIn/FirstSteps';
import { SignedOut } from './signIn/SignedOut';
import { SignInAgain } from './signIn/SignInAgain';
import { Toasts } from './Toasts';

/** Invalidates what was computed in another language. */
const useFreshRecords = (locale: string): void => {
  const shown = useRef(locale);
  useEffect(() => {
    if (shown.current === locale) return;
    shown.current = locale;
    void queryClient.invalidateQueries();
  }, [locale]);
};

/** Where a page was scrolled to is kept for each entry of the browser's history; those that a document begins with share a key. */
const placeKey = ({ key, pathname, search }: Location): string =>
  key === 'default' ? pathname + search : key;

/** The whole app inside the router: what all pages share, and the pages or the sign-in. */
export const Root = ({ i18n, provider }: { i18n: I18n; provider: Provider }) => {
  const active = useSession();
  const texts = useExternal(i18n.subscribe, i18n.current);
  const isHeldUp = active?.mustChoosePassword || active?.needsSecondFactor;
  useFreshRecords(texts.getLocale());
  return (
    <AppContexts i18n={i18n} provider={provider}>
      {active && (isHeldUp ? <FirstSteps session={active} /> : <Layout session={active} />)}
      {!active && <SignedOut />}
      {active && <SignInAgain session={active} />}
      {active && <OtherOrganisation session={active} />}
      <Questions />
      <Toasts />
      <ConflictHost />
      <UndoHost />
      <ScrollRestoration getKey={placeKey} />
    </AppContexts>
  );
};
