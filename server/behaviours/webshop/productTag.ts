import { productTag as definition } from '../../../resources/webshop/productTag';
import { languageCode } from '../../../schemas';
import { ok } from '../../contract/envelope';
import { FieldProblems } from '../../contract/FieldProblems';
import type { Reply } from '../../contract/route';
import type { Work } from '../../contract/Work';
import { titleOfRow } from '../../records/references/titles';
import { checkStored } from '../../records/save/checkStored';
import { findRows } from '../../records/scope';
import type { Values } from '../../store/Store';
import { answerFields } from '../../wire/fields';
import { sentId } from '../../wire/sent';
import { behaviour } from '../Behaviour';
import { shopLanguages, shopList } from './shop/shop';

const { translations } = definition.fields;
const { available } = translations;

/** Most tags in one answer. */
const MOST = 100;

interface Block {
  readonly language: string;
  readonly name: string;
  readonly slug: string;
}

const blocksOf = ({ translations: blocks }: Values): readonly Block[] =>
  Array.isArray(blocks) ? blocks : [];

/** The languages that tags can be named in: those of the shop, by their short names. */
const languagesOf = async (work: Work): Promise<readonly string[]> => {
  const codes = (await shopLanguages(work)).map((language) => languageCode(language).toLowerCase());
  return translations.languages.filter((language) => codes.includes(language));
};

/** The languages that a tag must be named in: the usual ones, as far as the shop has them. */
const neededLanguages = async (work: Work): Promise<readonly string[]> => {
  const own = await languagesOf(work);
  const usual = available.default.filter((language) => own.includes(language));
  return usual.length > 0 ? usual : own;
};

/** @throws FieldProblems when a language that is needed, or that was sent, lacks its name or slug */
const refuseIncomplete = async (work: Work, after: Values): Promise<void> => {
  const blocks = new Map(blocksOf(after).map((block) => [block.language, block]));
  for (const language of await neededLanguages(work))
    if (!blocks.has(language)) blocks.set(language, { language, name: '', slug: '' });
  const problem = checkStored([...blocks.values()], translations);
  if (problem) throw new FieldProblems(definition.name, { translations: problem });
};

/** @throws FieldProblems when another tag has one of the slugs */
const refuseTaken = async (work: Work, id: number | undefined, after: Values): Promise<void> => {
  const blocks = blocksOf(after);
  const others = await findRows(work, definition.name, {
    any: blocks.map(({ language, slug }) => ({
      has: { translations: { where: { language, slug } } },
    })),
    not: { where: { id: id ?? [] } },
  });
  const taken = new Set(
    others.rows.flatMap(blocksOf).map(({ language, slug }) => `${language} ${slug}`),
  );
  const block = blocks.find(({ language, slug }) => taken.has(`${language} ${slug}`));
  if (!block) return;
  const params = { slug: block.slug, lang: languageCode(block.language) };
  const problem = { message: 'server.tags.slugTaken', params };
  throw new FieldProblems(definition.name, { translations: problem }, 409);
};

const availableLanguages = async (work: Work): Promise<Reply> =>
  ok({ languages: await languagesOf(work), chatGPTAvailable: 0 });

const activeTags = async (work: Work): Promise<Reply> => {
  const { page, maxrowcount } = work.call.body;
  const take = Math.min(sentId(maxrowcount) || MOST, MOST);
  const skip = ((sentId(page) || 1) - 1) * take;
  const found = await findRows(work, definition.name, { where: { active: 1 }, skip, take });
  const data = found.rows.map((row) => ({
    id: row.id,
    name: titleOfRow(work, definition.name, row),
    ...answerFields(row, definition.fields),
  }));
  return ok({ data, totalRowCount: found.total });
};

/** Tags of products, named in every language. */
export const productTag = behaviour({
  ...shopList,

  onSave: async (work, { before, after }) => {
    await refuseIncomplete(work, after);
    await refuseTaken(work, before?.id, after);
    return {};
  },

  alsoSearched: ['translations.name'],

  changed: (id) => ({ success: true, id, last_id: id }),

  functions: {
    availableLanguages: { right: 'read', run: availableLanguages },
    getActiveTags: { right: 'read', run: activeTags },
  },

  recordFunctions: {
    availableLanguages: { right: 'read', run: availableLanguages },
    getActiveTags: { right: 'read', run: activeTags },
  },
});
