import { menu } from 'virtual:resources';
import { Suspense, useCallback, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Outlet } from 'react-router';
import type { Session } from '../../../dataProvider/session';
import { useNotePages } from '../../routing/leftPages';
import { namesOf } from '../../routing/names';
import { useDocumentTitle, useOpenPageTitle } from '../../routing/pageTitle';
import { useCurrentLocale } from '../../routing/paths';
import { useFollowLinks } from '../../routing/useFollowLink';
import { usePage } from '../../routing/usePage';
import { ErrorBoundary } from '../../ui/loading/ErrorBoundary';
import { PageBeside, PageMark } from '../../ui/pageMark';
import look from '../bar/shell.module.css';
import { SideMenu } from '../menu/SideMenu';
import { ErrorPage } from '../pages/ErrorPage';
import { PageSkeleton } from '../pages/PageSkeleton';
import { Beside } from './Beside';
import { Breadcrumb } from './Breadcrumb';
import { FavouriteStar } from './FavouriteStar';
import { OfflineNotice } from './OfflineNotice';
import { SkipLink } from './SkipLink';
import { SuspendedNotice } from './SuspendedNotice';
import { TopBar } from './TopBar';
import { useForeignRecord } from './useForeignRecord';
import { useKeptFocus } from './useKeptFocus';
import { useMainFocus } from './useMainFocus';
import { useMaterialLater } from './useMaterialLater';
import { WeakPasswordNotice } from './WeakPasswordNotice';

/** Apart from the frame, or all of it would be gone through again once a page has set its title. */
const WindowTitle = (): null => {
  const translate = useTranslate();
  const locale = useCurrentLocale();
  const page = usePage();
  const open = useOpenPageTitle();
  const resource = 'entry' in page ? namesOf(page.entry, locale).several : '';
  useDocumentTitle([open, resource], translate('shell.product'));
  return null;
};

/** Which page is open, as far as it has to be built up again for it. */
const usePageKey = ({ user, organisation }: Session): string => {
  const page = usePage();
  const place = 'entry' in page ? `${page.entry.name}/${'id' in page ? page.id : ''}` : page.kind;
  return `${user.id}/${organisation.id}/${place}`;
};

const star = <FavouriteStar />;

const beside = <Beside />;

/** The frame around every page: top bar, menu, and the place where the pages come and go. */
export const Layout = ({ session }: { session: Session }) => {
  const [isMenuOpen, setMenuOpen] = useState(false);
  const key = usePageKey(session);
  const main = useMainFocus(key);
  useKeptFocus(main);
  const isForeign = useForeignRecord(session.organisation);
  const openMenu = useCallback(() => setMenuOpen(true), []);
  const closeMenu = useCallback(() => setMenuOpen(false), []);
  useFollowLinks();
  useMaterialLater();
  useNotePages();
  return (
    <>
      <WindowTitle />
      <SkipLink onSkip={() => main.current?.focus()} />
      <TopBar session={session} onOpenMenu={openMenu} />
      <div className={look.frame}>
        <SideMenu entries={menu} isOpen={isMenuOpen} onClose={closeMenu} />
        <main id="main" className={look.main} ref={main} tabIndex={-1}>
          <OfflineNotice />
          {session.organisation.active === 0 && (
            <SuspendedNotice name={session.organisation.name} />
          )}
          {session.passwordIsWeak && <WeakPasswordNotice />}
          <Breadcrumb />
          <ErrorBoundary key={key} instead={<ErrorPage />}>
            <Suspense fallback={<PageSkeleton />}>
              <PageMark value={star}>
                <PageBeside value={beside}>{isForeign ? <PageSkeleton /> : <Outlet />}</PageBeside>
              </PageMark>
            </Suspense>
          </ErrorBoundary>
        </main>
      </div>
    </>
  );
};
