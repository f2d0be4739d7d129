import type { MenuEntry } from 'virtual:resources';
import { lazy } from 'react';
import { Navigate, useLocation, useNavigation } from 'react-router';
import { isAllowed } from '../../dataProvider/session';
import type { Page } from '../../schemas/routing/page';
import { RowLooksContext } from '../fields/rowLooks';
import { RecordMakerContext } from '../kinds/reference/RecordMaker';
import { definitionOf, useDefinition } from '../routing/definitions';
import { NoAccessPage } from '../routing/pages/NoAccessPage';
import { NotFoundPage } from '../routing/pages/NotFoundPage';
import { usePage } from '../routing/usePage';
import { pages, pictures, rowLooks, screens } from '../screens';
import { useSession } from '../session/useSession';
import { lazyDialog } from '../ui/loading/lazyDialog';
import { withMaterial } from '../ui/theme/material';
import { MediaChoiceContext } from '../uploads/MediaChoice';
import { Detail } from '../views/recordView';
import { PicturesContext, ScreensContext } from '../views/screenContexts';
import { PageSkeleton } from './pages/PageSkeleton';
import { HomeScreen, List, NoRightsPage, SwitchPage } from './pages/views';

type OfResource = Extract<Page<MenuEntry>, { entry: MenuEntry }>;

const WrittenPage = ({ page, params, entry }: Extract<OfResource, { kind: 'page' }>) => {
  const definition = useDefinition(entry.name);
  const Shown = pages[page];
  return <Shown definition={definition} params={params} />;
};

const ResourcePage = ({ page }: { page: OfResource }) => {
  const { name, module } = page.entry;
  const needed = page.kind === 'record' && page.id === 'add' ? 'create' : 'read';
  if (!isAllowed(module, 'read') || !isAllowed(module, needed))
    return <NoAccessPage module={module} />;
  // Begun here, the definition comes together with the view instead of after it.
  definitionOf(name).catch(() => undefined);
  if (page.kind === 'page') return <WrittenPage {...page} />;
  if (page.kind === 'list') return <List name={name} />;
  return <Detail name={name} id={page.id} params={page.params} />;
};

const RecordMaker = lazyDialog(
  async () => (await withMaterial(import('../views/record/RecordMaker'))).RecordMaker,
);

const MediaChoice = lazyDialog(
  async () => (await withMaterial(import('../media/MediaChoice'))).MediaChoice,
);

/** Whoever may read nothing in the active organisation gets a message, rather than being left with an empty menu. */
const Home = () => {
  const session = useSession();
  const mayRead = Object.values(session?.access ?? {}).some(({ read }) => read);
  return session && !mayRead ? <NoRightsPage session={session} /> : <HomeScreen />;
};

/** Every piece of the theme, for whoever changes one: the build for production leaves it out. */
const Pieces = import.meta.env.DEV
  ? lazy(async () => ({ default: (await import('./pieces/PiecesPage')).PiecesPage }))
  : undefined;

const PIECES = /\/dashboard\/pieces$/;

/** What the address shows. */
export const RoutedPage = () => {
  const page = usePage();
  const { pathname, search, hash } = useLocation();
  const { formAction } = useNavigation();
  // The session is about to change: the page that is left must not ask in the name of the new one.
  if (formAction) return <PageSkeleton />;
  switch (page.kind) {
    case 'home':
      return <Home />;
    case 'switch':
      return <SwitchPage />;
    case 'elsewhere':
      return <Navigate to={{ pathname: page.pathname, search, hash }} replace />;
    case 'missing':
      return Pieces && PIECES.test(pathname) ? <Pieces /> : <NotFoundPage />;
    default:
      return (
        <ScreensContext value={screens}>
          <PicturesContext value={pictures}>
            <RowLooksContext value={rowLooks}>
              <RecordMakerContext value={RecordMaker}>
                <MediaChoiceContext value={MediaChoice}>
                  <ResourcePage page={page} />
                </MediaChoiceContext>
              </RecordMakerContext>
            </RowLooksContext>
          </PicturesContext>
        </ScreensContext>
      );
  }
};
