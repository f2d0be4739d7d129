import type { ActionFunctionArgs } from 'react-router';
import { Outlet, type RouteObject, redirect } from 'react-router';
import { session } from '../../dataProvider/session';
import { switchOrganisation } from '../../dataProvider/switchOrganisation';
import { NEW_PASSWORD, PROVIDER_RETURN } from '../../schemas/routing/address';
import { isLocale } from '../../schemas/routing/locales';
import { homePath } from '../routing/paths';
import { noteFailure } from '../session/sessionLife';
import { AppContexts } from './AppContexts';
import { authProvider } from './authProvider';
import { Crash } from './Crash';
import type { I18n } from './i18n';
import { rememberOrganisation } from './organisations/recentOrganisations';
import type { Provider } from './provider';
import { Root } from './Root';
import { RoutedPage } from './RoutedPage';
import { PasswordPage, ReturnPage } from './signIn/entrances';

const homeOf = (i18n: I18n): string => {
  const locale = i18n.current().getLocale();
  return homePath(isLocale(locale) ? locale : 'en');
};

/** The form POST of the switcher: `org` to its own address, and then home. */
const switchAction =
  (i18n: I18n) =>
  async ({ request }: ActionFunctionArgs) => {
    const before = session.get();
    const org = (await request.formData()).get('org');
    try {
      const next = await switchOrganisation(new URL(request.url).pathname, String(org));
      if (before)
        rememberOrganisation(before.user.id, before.organisation.id, next.organisation.id);
      session.set(next);
      return redirect(homeOf(i18n));
    } catch (error) {
      noteFailure(error);
      return { error };
    }
  };

const signOutAction = (i18n: I18n) => async () => {
  await authProvider.logout();
  return redirect(homeOf(i18n));
};

/**
 * All addresses. Switching and signing out are form posts to routes, so that a page with unsaved
 * changes is asked before either happens.
 */
export const routesOf = (i18n: I18n, provider: Provider): RouteObject[] => [
  {
    // Outside of the app: this browser may have a session that is over, and its pages wait elsewhere.
    element: (
      <AppContexts i18n={i18n} provider={provider}>
        <Outlet />
      </AppContexts>
    ),
    errorElement: <Crash i18n={i18n} />,
    children: [
      { path: PROVIDER_RETURN, element: <ReturnPage /> },
      { path: `:locale?/${NEW_PASSWORD}`, element: <PasswordPage /> },
    ],
  },
  {
    element: <Root i18n={i18n} provider={provider} />,
    errorElement: <Crash i18n={i18n} />,
    children: [
      {
        path: ':locale?/dashboard/organisations/switch',
        element: <RoutedPage />,
        action: switchAction(i18n),
      },
      {
        path: ':locale?/dashboard/sign-out',
        element: <RoutedPage />,
        action: signOutAction(i18n),
      },
      { path: '*', element: <RoutedPage /> },
    ],
  },
];
