import { productTag as definition } from '../../../resources/webshop/productTag';
import { languageCode } from '../../../schemas';
import type { Behaviour, CallContext } from '../../contract/CallContext';
import { FieldProblems } from '../../contract/FieldProblems';
import { sentPart } from '../../contract/parts';
import { ok, type Reply } from '../../contract/reply';
import { titleOfRow } from '../../records/references/titles';
import { checkStored } from '../../records/save/checkStored';
import { findRows } from '../../records/tenant';
import type { Values } from '../../store/Store';
import { answerFields } from '../../wire/fields';
import { sentId } from '../../wire/sent';
import { shopLanguages } from './shop/configuration';

const { translations } = definition.fields;
const { available } = translations;

/** Most tags in one answer. */
const MAX_TAGS = 100;

interface Block {
  readonly language: string;
  readonly name: string;
  readonly slug: string;
}

const blocksOf = ({ translations: blocks }: Values): readonly Block[] =>
  Array.isArray(blocks) ? blocks : [];

/** The languages that tags can be named in: those of the shop, by their short names. */
const languagesOf = async (context: CallContext): Promise<readonly string[]> => {
  const codes = (await shopLanguages(context)).map((language) =>
    languageCode(language).toLowerCase(),
  );
  return translations.languages.filter((language) => codes.includes(language));
};

/** The languages that a tag must be named in: the usual ones, as far as the shop has them. */
const neededLanguages = async (context: CallContext): Promise<readonly string[]> => {
  const own = await languagesOf(context);
  const usual = available.default.filter((language) => own.includes(language));
  return usual.length > 0 ? usual : own;
};

/** @throws FieldProblems when a language that is needed, or that was sent, lacks its name or slug */
const refuseIncomplete = async (context: CallContext, after: Values): Promise<void> => {
  const blocks = new Map(blocksOf(after).map((block) => [block.language, block]));
  for (const language of await neededLanguages(context))
    if (!blocks.has(language)) blocks.set(language, { language, name: '', slug: '' });
  const problem = checkStored([...blocks.values()], translations);
  if (problem) throw new FieldProblems(definition.name, { translations: problem });
};

/** @throws FieldProblems when another tag has one of the slugs */
const refuseTaken = async (
  context: CallContext,
  id: number | undefined,
  after: Values,
): Promise<void> => {
  const blocks = blocksOf(after);
  const others = await findRows(context, definition.name, {
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

const availableLanguages = async (context: CallContext): Promise<Reply> =>
  ok({ languages: await languagesOf(context), chatGPTAvailable: 0 });

const activeTags = async (context: CallContext): Promise<Reply> => {
  const { body } = context.call;
  const take = Math.min(sentPart(body, 'maxrowcount', sentId) || MAX_TAGS, MAX_TAGS);
  const skip = ((sentPart(body, 'page', sentId) || 1) - 1) * take;
  const found = await findRows(context, definition.name, { where: { active: 1 }, skip, take });
  const data = found.rows.map((row) => ({
    id: row.id,
    name: titleOfRow(context, definition.name, row),
    ...answerFields(row, definition.fields),
  }));
  return ok({ data, totalRowCount: found.total });
};

/** Tags of products, named in every language. */
export const productTag: Behaviour = {
  onSave: async (context, { before, after }) => {
    await refuseIncomplete(context, after);
    await refuseTaken(context, before?.id, after);
    return {};
  },

  changeMeta: (id) => ({ success: true, id, last_id: id }),

  functions: {
    availableLanguages: { right: 'read', run: availableLanguages },
    getActiveTags: { right: 'read', run: activeTags },
  },

  recordFunctions: {
    availableLanguages: { right: 'read', run: availableLanguages },
    getActiveTags: { right: 'read', run: activeTags },
  },
};
