import { useI18nProvider } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import { inLocale } from '../../../schemas/routing/address';
import type { Locale } from '../../../schemas/routing/locales';

/** Gives a way to show everything in another locale, on the page that is open. */
export const useSwitchLocale = (): ((locale: Locale) => void) => {
  const i18n = useI18nProvider();
  const navigate = useNavigate();
  const { pathname, search, hash, state } = useLocation();
  return (locale) => {
    void i18n.changeLocale(locale);
    navigate({ pathname: inLocale(pathname, locale), search, hash }, { replace: true, state });
  };
};
