import { addressOf } from '../../../../resources/websites/shared/collisions';
import { isBlank } from '../../../../schemas';
import type { CallContext } from '../../../contract/CallContext';
import { findRow, findRows } from '../../../records/tenant';
import type { Row, Values } from '../../../store/Store';
import { storedRows } from '../../../wire/rows';

/** A page at an address, in one of its languages. */
export interface PageAddress {
  readonly page: Values;
  readonly language: string;
  readonly url: string;
}

/** Where a page stands; a language without an address isn't on the website yet. */
export const addressesOf = (page: Values): readonly PageAddress[] =>
  storedRows(page.languages).flatMap(({ language, url }) =>
    isBlank(url) ? [] : [{ page, language: String(language), url: String(url) }],
  );

/** All addresses of a website: those of its pages, and those that lead on. */
export const websiteAddresses = async (context: CallContext, websiteId: number) => {
  const website = await findRow(context, 'websites', websiteId);
  const rootUrl = String(website?.rootUrl ?? '');
  const rowsOf = async (collection: string): Promise<readonly Row[]> =>
    (await findRows(context, collection, { where: { websiteId } })).rows;
  return {
    pages: (await rowsOf('pages')).flatMap(addressesOf),
    redirects: await rowsOf('redirects'),
    isSame: (one: unknown, other: unknown): boolean =>
      addressOf(String(one), rootUrl) === addressOf(String(other), rootUrl),
  };
};
