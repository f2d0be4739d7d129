import { pages as definition } from '../../../resources/websites/pages';
import { contentLanguages } from '../../../schemas';
import type { Behaviour, CallContext, Save } from '../../contract/CallContext';
import { FieldProblems } from '../../contract/FieldProblems';
import { findRow } from '../../records/tenant';
import type { Values } from '../../store/Store';
import { acceptField } from '../../wire/fields';
import { storedRows } from '../../wire/rows';
import { addressesOf, type PageAddress, websiteAddresses } from './pages/addresses';

const { languages: texts } = definition.fields;

/** The languages of a website that a page has no block for yet. */
const lacking = async (context: CallContext, page: Values): Promise<readonly string[]> => {
  const website = await findRow(context, 'websites', Number(page.websiteId));
  const own = Array.isArray(website?.languages) ? website.languages : [];
  const there = storedRows(page.languages).map(({ language }) => language);
  return contentLanguages.filter((code) => own.includes(code) && !there.includes(code));
};

/** Each block of content says to which language's texts it belongs: those are counted within their page, as rows are. */
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
const refuseTaken = async (context: CallContext, { before, after }: Save): Promise<void> => {
  const {
    pages: others,
    redirects,
    isSame,
  } = await websiteAddresses(context, Number(after.websiteId));
  const isKept = ({ language, url }: PageAddress): boolean =>
    before?.websiteId === after.websiteId &&
    addressesOf(before ?? {}).some((one) => one.language === language && isSame(one.url, url));
  for (const address of addressesOf(after).filter((one) => !isKept(one))) {
    const { language, url } = address;
    const other = others.find(({ page, url: its }) => page.id !== before?.id && isSame(its, url));
    const redirect = redirects.find(({ oldUrl }) => isSame(oldUrl, url));
    if (!other && !redirect) continue;
    const params = { url, lang: language, name: String(other?.page.name ?? redirect?.newUrl) };
    const message = other ? 'server.pages.addressTaken' : 'server.pages.addressLeadsOn';
    throw new FieldProblems(definition.name, { languages: { message, params } }, 409);
  }
};

/** Pages have texts in each language of their website. */
export const pages: Behaviour = {
  onSave: async (context, save) => {
    const { after } = save;
    await refuseTaken(context, save);
    const added = (await lacking(context, after)).map((language) => ({ language }));
    const blocks = acceptField(added, texts, after.languages);
    return { languages: numbered(storedRows(blocks)) };
  },
};
