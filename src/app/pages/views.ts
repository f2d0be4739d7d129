import type { MenuEntry } from 'virtual:resources';
import { isAllowed } from '../../../dataProvider/session';
import type { Page } from '../../../schemas/routing/page';
import { definitionOf } from '../../routing/definitions';
import { type Part, part } from '../../routing/part';
import { pages } from '../../screens';
import { Detail } from '../../views/recordView';

export const List = part('List', () => import('../../views/list/List'));
export const HomeScreen = part('HomeScreen', () => import('../../screens/home/HomeScreen'));
export const NoRightsPage = part('NoRightsPage', async () => ({
  default: (await import('./NoRightsPage')).NoRightsPage,
}));
export const SwitchPage = part('SwitchPage', async () => ({
  default: (await import('../organisations/SwitchPage')).SwitchPage,
}));

const viewOf = (page: Page<MenuEntry>): Pick<Part<never>, 'prepare'> | undefined => {
  switch (page.kind) {
    case 'list':
      return List;
    case 'record':
      return Detail;
    case 'page':
      return pages[page.page];
    case 'home':
      return HomeScreen;
    case 'switch':
      return SwitchPage;
    default:
      return undefined;
  }
};

/**
 * Loads what a page is drawn with, its view and its definition, so that it needn't be waited for when the
 * page opens. The page itself reports what can't be loaded.
 */
export const preparePage = async (page: Page<MenuEntry>): Promise<void> => {
  if ('entry' in page && !isAllowed(page.entry.module, 'read')) return;
  await Promise.allSettled([
    viewOf(page)?.prepare(),
    'entry' in page ? definitionOf(page.entry.name) : undefined,
  ]);
};
