import { type MenuEntry, menu } from 'virtual:resources';
import { firstAnswers } from '../../dataProvider/firstAnswers';
import { isAllowed, session } from '../../dataProvider/session';
import { columnsKey, openedSearch } from '../../schemas';
import { keptOwner } from '../../schemas/routing/drawing';
import type { Locale } from '../../schemas/routing/locales';
import { type Page, pageAt } from '../../schemas/routing/page';
import { definitionOf } from '../routing/definitions';
import { startMaterial } from '../ui/theme/material';
import { readFirstRecord } from '../views/firstRecord';
import { readFirstRows } from '../views/list/firstRows';
import { browserStore } from './browserStore';
import { createI18n, type I18n } from './i18n';
import { keepFresh } from './keepFresh';
import { preparePage } from './pages/views';
import { type Provider, providerOf } from './provider';
import { queryClient } from './queryClient';

/** What the app is drawn with for the first time. */
interface Start {
  readonly i18n: I18n;
  readonly provider: Provider;
  /** The query of the address that the page opens at, with its question mark. */
  readonly search: string;
}

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

interface Address {
  readonly locale: Locale;
  /** The address' query, with its question mark. */
  readonly search: string;
}

/** Reads what a page shows. */
const readShown = async (
  page: Page<MenuEntry>,
  provider: Provider,
  { locale, search }: Address,
): Promise<void> => {
  if (page.kind === 'home') {
    const { readHome } = await import('../screens/home/homeQueries');
    await readHome(queryClient, provider, locale);
  }
  if (page.kind !== 'list' && page.kind !== 'record') return;
  const definition = await definitionOf(page.entry.name);
  if (page.kind === 'list') {
    const last =
      browserStore(keptOwner(session.get())).getItem<string>(columnsKey(definition)) ?? '';
    await readFirstRows(queryClient, provider, definition, new URLSearchParams(search), last);
  } else await readFirstRecord(queryClient, provider, definition, page.id);
};

/** Takes what came with the page; what has to be requested isn't waited for. */
const takeShown = async (
  page: Page<MenuEntry>,
  provider: Provider,
  address: Address,
): Promise<void> => {
  if ('entry' in page && !isAllowed(page.entry.module, 'read')) return;
  const isBrought = firstAnswers.haveMore();
  const reading = readShown(page, provider, address);
  await (isBrought ? reading : Promise.race([reading, nextTask()]));
  keepFresh(queryClient);
};

/** The query that a page opens at: that of its address, unless a list writes another one. */
const searchOf = async (page: Page<MenuEntry>, search: string): Promise<string> => {
  if (page.kind !== 'list') return search;
  const { name } = page.entry;
  const views = session.get()?.views;
  const opened = openedSearch(await definitionOf(name), new URLSearchParams(search), views?.[name]);
  return opened === undefined ? search : `?${opened}`;
};

/** Loads what the fields of a record are shown or entered with. */
const prepareRecord = async (page: Page<MenuEntry>, search: string): Promise<void> => {
  if (page.kind !== 'record') return;
  const { prepareAt } = await import('../views/record/prepareAt');
  await prepareAt(page, search);
};

/**
 * Loads the texts, and what the open address is drawn with, all at a time: so that the page is drawn once,
 * whole, and not first as the frame of a page that is on its way. Material's theme isn't waited for where rows are
 * drawn: they, and what stands around them, do without.
 *
 * @param address of the page
 */
export const readFirstPage = async (
  locale: Locale,
  address: Pick<Location, 'pathname' | 'search'>,
): Promise<Start> => {
  const { pathname } = address;
  const page = pageAt(pathname, menu, locale);
  const active = session.get();
  const isIn = active !== null && !active.mustChoosePassword && !active.needsSecondFactor;
  const hasRows = isIn && page.kind === 'list' && isAllowed(page.entry.module, 'read');
  if (!hasRows) startMaterial();
  const [i18n] = await Promise.all([createI18n(locale), isIn && preparePage(page)]);
  const provider = providerOf(i18n);
  const search = hasRows ? await searchOf(page, address.search) : address.search;
  if (isIn)
    await Promise.allSettled([
      takeShown(page, provider, { locale, search }),
      prepareRecord(page, search),
    ]);
  return { i18n, provider, search };
};
