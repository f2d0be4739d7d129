import { pages as definition } from '../../../resources/websites/pages';
import { contentLanguages } from '../../../schemas';
import type { Behaviour, CallContext } from '../../contract/CallContext';
import { findRow } from '../../records/tenant';
import type { Values } from '../../store/Store';
import { acceptField } from '../../wire/fields';
import { storedRows } from '../../wire/rows';

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

/** Pages have texts in each language of their website. */
export const pages: Behaviour = {
  onSave: async (context, { after }) => {
    const added = (await lacking(context, after)).map((language) => ({ language }));
    const blocks = acceptField(added, texts, after.languages);
    return { languages: numbered(storedRows(blocks)) };
  },
};
