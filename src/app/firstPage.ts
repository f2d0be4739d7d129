import { type MenuEntry, menu } from 'virtual:resources';
import { isAllowed, session } from '../../dataProvider/session';
import type { Locale } from '../../schemas/routing/locales';
import { type Page, pageAt } from '../../schemas/routing/page';
import { definitionOf } from '../routing/definitions';
import { startMaterial } from '../ui/theme/material';
import { readFirstRows } from '../views/list/firstRows';
import { createI18n, type I18n } from './i18n';
import { preparePage } from './pages/views';
import { type Provider, providerOf } from './provider';
import { queryClient } from './queryClient';

/** What the app is drawn with for the first time. */
interface Start {
  readonly i18n: I18n;
  readonly provider: Provider;
}

const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Takes the rows that came with the page; what has to be requested isn't waited for. */
const takeRows = async (page: Page<MenuEntry>, provider: Provider): Promise<void> => {
  if (page.kind !== 'list' || !isAllowed(page.entry.module, 'read')) return;
  const search = new URLSearchParams(window.location.search);
  const definition = await definitionOf(page.entry.name);
  await Promise.race([readFirstRows(queryClient, provider, definition, search), nextTask()]);
};

/**
 * Loads the texts, and what the open address is drawn with, all at a time: so that the page is drawn once,
 * whole, and not first as the frame of a page that is on its way. Material's theme isn't waited for where rows are
 * drawn: they, and what stands around them, do without.
 */
export const readFirstPage = async (locale: Locale): Promise<Start> => {
  const page = pageAt(window.location.pathname, menu, locale);
  const active = session.get();
  const isIn = active !== null && !active.mustChoosePassword && !active.needsSecondFactor;
  const hasRows = isIn && page.kind === 'list' && isAllowed(page.entry.module, 'read');
  if (!hasRows) startMaterial();
  const [i18n] = await Promise.all([createI18n(locale), isIn && preparePage(page)]);
  const provider = providerOf(i18n);
  if (isIn) await takeRows(page, provider).catch(() => undefined);
  return { i18n, provider };
};
