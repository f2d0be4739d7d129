import { pages as definition } from '../../../resources/websites/pages';
import { websites } from '../../../resources/websites/websites';
import { contentLanguages } from '../../../schemas';
import { behaviour } from '../../contract/behaviour';
import type { CallContext, Save } from '../../contract/CallContext';
import { FieldProblems } from '../../contract/FieldProblems';
import { rowsOf } from '../../records/tenant';
import type { Changes } from '../../store/Rows';
import type { Values } from '../../store/Store';
import { tableOf } from '../../tables/tableOf';
import { pages as table } from '../../tables/websites/pages';
import { acceptField } from '../../wire/fields';
import { storedRows } from '../../wire/rows';
import {
  addressesOf,
  keptAddress,
  type PageAddress,
  type PageRow,
  websiteAddresses,
} from './pages/addresses';

const { languages: texts } = definition.fields;
const websitesTable = tableOf(websites);

/** The languages of a website that a page has no block for yet. */
const lacking = async (
  context: CallContext,
  { websiteId, languages = [] }: Changes<PageRow>,
): Promise<readonly string[]> => {
  const website = await rowsOf(context, websitesTable).get(websiteId ?? 0);
  const there = languages.map(({ language }) => language);
  return contentLanguages.filter(
    (code) => website?.languages?.includes(code) && !there.includes(code),
  );
};

/** Each block of content names the language it belongs to: those are counted within their page, as rows are. */
const numbered = (blocks: readonly Values[]): readonly Values[] =>
  blocks.map((block, index) => ({
    ...block,
    elements: storedRows(block.elements).map((element) => ({
      ...element,
      websitePageTranslationId: index + 1,
    })),
  }));

/**
 * Refuses an address at which another page or a redirect is, in whichever language; one that the page has had before is
 * let be.
 */
const refuseTaken = async (
  context: CallContext,
  { before, after }: Save<PageRow>,
): Promise<void> => {
  const addresses = await websiteAddresses(context, after.websiteId ?? 0);
  const { isSame } = addresses;
  const isKept = ({ language, url }: PageAddress): boolean =>
    before?.websiteId === after.websiteId &&
    addressesOf(before ?? {}).some((one) => one.language === language && isSame(one.url, url));
  const urls = addressesOf(after).filter((one) => !isKept(one));
  const asked = urls.map(({ url }) => url);
  const [others, redirects] = [await addresses.pagesAt(asked), await addresses.redirectsAt(asked)];
  for (const { language, url } of urls) {
    const other = others.find(({ page, url: its }) => page.id !== before?.id && isSame(its, url));
    const redirect = redirects.find(({ oldUrl = '' }) => isSame(oldUrl, url));
    if (!other && !redirect) continue;
    const name = other?.page.name ?? redirect?.newUrl ?? '';
    const message = other ? 'server.pages.addressTaken' : 'server.pages.addressLeadsOn';
    const problem = { message, params: { url, lang: language, name } };
    throw new FieldProblems(definition.name, { languages: problem }, 409);
  }
};

/** Pages have texts in each language of their website. */
export const pages = behaviour(definition, table, {
  kept: (row) => ({ addresses: addressesOf(row).map(({ url }) => keptAddress(url)) }),

  onSave: async (context, save) => {
    const { after } = save;
    await refuseTaken(context, save);
    const added = (await lacking(context, after)).map((language) => ({ language }));
    const blocks = acceptField(added, texts, after.languages);
    return { languages: numbered(storedRows(blocks)) };
  },
});
