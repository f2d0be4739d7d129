import { I18nContext } from 'react-admin';
import type { I18n } from './i18n';
import { ErrorPage } from './pages/ErrorPage';

/** Stands in for the whole app when the shell itself has failed. */
export const Crash = ({ i18n }: { i18n: I18n }) => (
  <I18nContext.Provider value={i18n.current()}>
    <ErrorPage />
  </I18nContext.Provider>
);
