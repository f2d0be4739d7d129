import { addressOf } from '../../../../resources/websites/shared/collisions';
import { websites } from '../../../../resources/websites/websites';
import { isBlank, withoutEnds } from '../../../../schemas';
import type { CallContext } from '../../../contract/CallContext';
import { rowsOf } from '../../../records/tenant';
import type { Changes } from '../../../store/Rows';
import type { RowIn } from '../../../store/Table';
import { tableOf } from '../../../tables/tableOf';
import { pages } from '../../../tables/websites/pages';
import { redirects } from '../../../tables/websites/redirects';

const websitesTable = tableOf(websites);

export type PageRow = RowIn<typeof pages>;
export type RedirectRow = RowIn<typeof redirects>;

/** A page at an address, in one of its languages. */
export interface PageAddress {
  readonly page: Changes<PageRow> & { readonly id?: number };
  readonly language: string;
  readonly url: string;
}

/** Where a page stands; a language without an address isn't on the website yet. */
export const addressesOf = (page: PageAddress['page']): readonly PageAddress[] =>
  (page.languages ?? []).flatMap(({ language, url = '' }) =>
    isBlank(url) ? [] : [{ page, language, url }],
  );

/** An address as rows keep it to be found by: as it is compared, except for the root of its website. */
export const keptAddress = (url: string): string => withoutEnds(url.trim().toLowerCase(), '/');

/** All that is kept of addresses that are the same as some: below the root of their website, or with it. */
const keptOf = (urls: readonly string[], rootUrl: string): readonly string[] => {
  const root = keptAddress(rootUrl);
  return urls.flatMap((url) => {
    const below = addressOf(url, rootUrl);
    return [below, below === '' ? root : `${root}/${below}`];
  });
};

/** Finds what stands at addresses of a website: its pages, and what leads on. */
export const websiteAddresses = async (context: CallContext, websiteId: number) => {
  const website = await rowsOf(context, websitesTable).get(websiteId);
  const rootUrl = website?.rootUrl ?? '';
  return {
    rootUrl,
    pagesAt: async (urls: readonly string[]): Promise<readonly PageAddress[]> => {
      const found = await rowsOf(context, pages).find({
        where: { websiteId, addresses: { contains: keptOf(urls, rootUrl) } },
      });
      return found.flatMap(addressesOf);
    },
    redirectsAt: (urls: readonly string[]): Promise<readonly RedirectRow[]> =>
      rowsOf(context, redirects).find({ where: { websiteId, address: keptOf(urls, rootUrl) } }),
    isSame: (one: string, other: string): boolean =>
      addressOf(one, rootUrl) === addressOf(other, rootUrl),
  };
};
