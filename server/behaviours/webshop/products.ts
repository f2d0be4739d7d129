import { products as definition } from '../../../resources/webshop/products';
import { customerPrices } from '../../../resources/webshop/shared/customerPrices';
import { contentLanguages, isBlank } from '../../../schemas';
import { isSameValue } from '../../../schemas/kinds/unique';
import type { Behaviour, CallContext, Save, SubListBehaviour } from '../../contract/CallContext';
import { FieldProblems } from '../../contract/FieldProblems';
import { sentPart } from '../../contract/parts';
import { Refusal } from '../../contract/Refusal';
import { failure, ok, type Reply } from '../../contract/reply';
import { sameAs } from '../../records/save/takenValues';
import { findRow, findRows } from '../../records/tenant';
import { ServiceFailure } from '../../services/ServiceFailure';
import type { Condition } from '../../store/Query';
import type { Row, Values } from '../../store/Store';
import { storedRows } from '../../wire/rows';
import { sentId, sentText } from '../../wire/sent';
import { pickAll } from '../pick';
import { changedPrices, changePrices } from './products/changePrices';
import {
  mended,
  ofOnlyVariation,
  ofProduct,
  otherTariff,
  useProductPrice,
  useVariationPrice,
} from './products/onePrice';
import { shopLanguages } from './shop/configuration';

const { translate } = definition.fields.languages;

/** Most products of a supplier that are offered at a time; a search finds the others. */
const MAX_OFFERED = 50;

/** Products that no supplier offers, and that are bought from none. */
export const withoutSupplier: Condition = {
  where: { supplierId: null },
  not: { has: { supplierProducts: {} } },
};

/** The one variation of a new product: its price and its VAT tariff, under its titles. */
const firstVariation = ({ price, languages, VATTariffId }: Values): Values => ({
  variationId: 1,
  order: 1,
  sku: '',
  price,
  productVATId: VATTariffId ?? null,
  keepsStock: 0,
  forSaleIfNotInStock: 0,
  titles: storedRows(languages).map(({ language, title }) => ({ language, title })),
});

const availableLanguages = async (context: CallContext): Promise<Reply> =>
  ok({ languages: await shopLanguages(context), chatGPTAvailable: 1 });

const translateProduct = async (context: CallContext): Promise<Reply> => {
  const { body } = context.call;
  if (!contentLanguages.some((language) => language === body.fromLanguage))
    throw new Refusal(400, 'server.products.noLanguage');
  const languages = (await shopLanguages(context)).filter((one) => one !== body.fromLanguage);
  const texts = Object.fromEntries(
    translate.fields.map((name) => [name, sentPart(body, name, sentText)]),
  );
  try {
    const translations = await context.services.translator.translate(texts, languages);
    return ok({ message: context.call.text('server.products.translated'), translations });
  } catch (error) {
    if (!(error instanceof ServiceFailure)) throw error;
    return failure(500, context.call.text('server.products.notTranslated'));
  }
};

const potentialSuppliers = async (context: CallContext): Promise<Reply> => {
  const { rows } = await findRows(context, 'suppliers', {
    sort: [{ field: 'name', order: 'asc' }],
  });
  return ok({ results: pickAll(rows, ['name', 'city']) });
};

/** Products that a supplier offers and that the product isn't bought as yet. */
const potentialSupplierProducts = async (context: CallContext, row: Row): Promise<Reply> => {
  const { body } = context.call;
  const text = sentPart(body, 'filter', sentText).trim();
  const taken = storedRows(row.supplierProducts).map(({ supplierProductId }) =>
    sentId(supplierProductId),
  );
  const { rows, total } = await findRows(context, 'products', {
    where: { supplierId: sentPart(body, 'supplierId', sentId) },
    not: { where: { id: [row.id, ...taken] } },
    ...(text !== '' && { search: { text, fields: ['title', 'vbnNumber'] } }),
    sort: [{ field: 'title', order: 'asc' }],
    take: MAX_OFFERED,
  });
  return ok({ results: pickAll(rows, ['title', 'vbnNumber', 'price']), totalRowCount: total });
};

/**
 * What a product is bought as: another product, that the supplier offers, once.
 *
 * @throws FieldProblems
 */
const checkSupplierProduct = async (
  context: CallContext,
  row: Row,
  added: Values,
): Promise<Values> => {
  const { supplierId, supplierProductId } = added;
  const refuse = (message: string, status: 400 | 409 = 400) => {
    throw new FieldProblems('products', { supplierProductId: { message } }, status);
  };
  if (supplierProductId === row.id) refuse('server.products.itself');
  const offered = await findRow(context, 'products', Number(supplierProductId));
  if (offered?.supplierId !== supplierId) refuse('server.products.notOffered');
  const isThere = storedRows(row.supplierProducts).some(
    (known) => known.supplierId === supplierId && known.supplierProductId === supplierProductId,
  );
  if (isThere) refuse('alreadyThere', 409);
  return {};
};

/** A SKU is that of one variation of one product. @throws FieldProblems 409 */
const refuseTakenSku: SubListBehaviour['mayChange'] = async (context, row, { before, after }) => {
  const sku = after?.sku;
  if (isBlank(sku) || isSameValue(before?.sku, sku)) return;
  const { total } = await findRows(context, 'products', {
    has: { variations: { where: { sku: sameAs(sku) } } },
    not: { where: { id: row.id } },
    take: 0,
  });
  if (total > 0) throw new FieldProblems('products', { sku: { message: 'skuTaken' } }, 409);
};

/** What the shop sells. */
export const products: Behaviour = {
  languages: shopLanguages,

  asks: { noSupplierOnly: () => withoutSupplier },

  // The tariff that products have unless somebody chooses another one.
  first: async (context) => {
    const { rows } = await findRows(context, 'vat', { where: { default: 1 }, take: 1 });
    return { VATTariffId: rows[0]?.id ?? null };
  },

  record: async (context, row) => ({ customerVAT: row ? await otherTariff(context, row) : '' }),

  kept: (row) => ({ ...customerPrices(row) }),

  // The one code follows from the list, unless it is sent without it.
  reconcile: ({ visibility }) =>
    visibility === undefined
      ? {}
      : { productVisibilities: visibility === null ? [] : [visibility] },

  onSave: async (_context, { before, after }: Save) =>
    before === undefined ? { variations: [firstVariation(after)] } : ofOnlyVariation(before, after),

  subLists: {
    supplierProducts: { onAdd: checkSupplierProduct },
    variations: { mayChange: refuseTakenSku, follows: ofProduct },
  },

  // The texts of a product that isn't stored yet are translated as well.
  functions: {
    availableLanguages: { right: 'read', run: availableLanguages },
    translateProduct: { right: 'create', run: translateProduct },
  },

  recordFunctions: {
    availableLanguages: { right: 'read', run: availableLanguages },
    translateProduct: { right: 'update', run: translateProduct },
    changedPrices: { right: 'read', run: changedPrices },
    changePrices: { right: 'update', isWriting: true, run: changePrices },
    useProductPrice: { right: 'update', isWriting: true, run: mended(useProductPrice) },
    useVariationPrice: { right: 'update', isWriting: true, run: mended(useVariationPrice) },
    getPotentialSuppliers: { right: 'read', run: potentialSuppliers },
    getPotentialSupplierProducts: { right: 'read', run: potentialSupplierProducts },
  },
};
