import { productTag as definition } from '../../../resources/webshop/productTag';
import { languageCode } from '../../../schemas';
import { behaviour } from '../../contract/behaviour';
import type { CallContext } from '../../contract/CallContext';
import { FieldProblems } from '../../contract/FieldProblems';
import { sentPart } from '../../contract/parts';
import { ok, type Reply } from '../../contract/reply';
import { titleOfRow } from '../../records/references/titles';
import { checkStored } from '../../records/save/checkStored';
import { rowsOf } from '../../records/tenant';
import type { Changes } from '../../store/Rows';
import type { RowIn } from '../../store/Table';
import { tableOf } from '../../tables/tableOf';
import { answerFields } from '../../wire/fields';
import { sentId } from '../../wire/sent';
import { shopLanguages } from './shop/configuration';

const { translations } = definition.fields;
const { available } = translations;

/** Most tags in one answer. */
const MAX_TAGS = 100;

const tags = tableOf(definition);
type Tag = RowIn<typeof tags>;

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
const refuseIncomplete = async (context: CallContext, after: Changes<Tag>): Promise<void> => {
  const blocks = new Map((after.translations ?? []).map((block) => [block.language, block]));
  for (const language of await neededLanguages(context))
    if (!blocks.has(language)) blocks.set(language, { language, name: '', slug: '' });
  const problem = checkStored([...blocks.values()], translations);
  if (problem) throw new FieldProblems(definition.name, { translations: problem });
};

/** @throws FieldProblems when another tag has one of the slugs */
const refuseTaken = async (
  context: CallContext,
  id: number | undefined,
  after: Changes<Tag>,
): Promise<void> => {
  const blocks = after.translations ?? [];
  const others = await rowsOf(context, tags).find({
    any: blocks.map(({ language, slug = '' }) => ({
      has: { translations: { where: { language, slug } } },
    })),
    not: { where: { id: id ?? [] } },
    only: ['translations'],
  });
  const taken = new Set(
    others
      .flatMap(({ translations: known = [] }) => known)
      .map(({ language, slug }) => `${language} ${slug}`),
  );
  const block = blocks.find(({ language, slug }) => taken.has(`${language} ${slug}`));
  if (!block) return;
  const params = { slug: block.slug ?? '', lang: languageCode(block.language) };
  const problem = { message: 'server.tags.slugTaken', params };
  throw new FieldProblems(definition.name, { translations: problem }, 409);
};

const availableLanguages = async (context: CallContext): Promise<Reply> =>
  ok({ languages: await languagesOf(context), chatGPTAvailable: 0 });

const activeTags = async (context: CallContext): Promise<Reply> => {
  const { body } = context.call;
  const take = Math.min(sentPart(body, 'maxrowcount', sentId) || MAX_TAGS, MAX_TAGS);
  const skip = ((sentPart(body, 'page', sentId) || 1) - 1) * take;
  const { rows, total } = await rowsOf(context, tags).page({ where: { active: 1 }, skip, take });
  const data = rows.map((row) => ({
    id: row.id,
    name: titleOfRow(context, definition.name, row),
    ...answerFields(row, definition.fields),
  }));
  return ok({ data, totalRowCount: total });
};

/** Tags of products, named in every language. */
export const productTag = behaviour(definition, {
  onSave: async (context, { before, after }) => {
    await refuseIncomplete(context, after);
    await refuseTaken(context, before?.id, after);
    return {};
  },

  // Slugs stand in lists of their own, so that no rule of the table keeps two saves at once from the same one.
  afterSave: async (context, { row }) => {
    await context.store.lock(`productTag.slug/${context.call.organisation.id}`);
    await refuseTaken(context, row.id, row);
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
});
