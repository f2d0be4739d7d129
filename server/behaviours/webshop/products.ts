import { products as definition } from '../../../resources/webshop/products';
import { customerPrices } from '../../../resources/webshop/shared/customerPrices';
import { suppliers } from '../../../resources/webshop/suppliers';
import { vat } from '../../../resources/webshop/vat';
import { contentLanguages, isBlank } from '../../../schemas';
import { isSameValue } from '../../../schemas/kinds/unique';
import { behaviour } from '../../contract/behaviour';
import type { CallContext, RowSave } from '../../contract/CallContext';
import { FieldProblems } from '../../contract/FieldProblems';
import { sentPart } from '../../contract/parts';
import { Refusal } from '../../contract/Refusal';
import { failure, ok, type Reply } from '../../contract/reply';
import { sameAs } from '../../records/save/takenValues';
import { rowsOf } from '../../records/tenant';
import { ServiceFailure } from '../../services/ServiceFailure';
import type { Condition } from '../../store/Query';
import type { Changes } from '../../store/Rows';
import type { Values } from '../../store/Store';
import { tableOf } from '../../tables/tableOf';
import { products as table } from '../../tables/webshop/products';
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
import type { Product, SupplierProduct, Variation } from './products/Product';
import { shopLanguages } from './shop/configuration';

const { translate } = definition.fields.languages;

const allSuppliers = tableOf(suppliers);
const tariffs = tableOf(vat);

/** Most products of a supplier that are offered at a time; a search finds the others. */
const MAX_OFFERED = 50;

/** Products that no supplier offers, and that are bought from none. */
export const withoutSupplier: Condition<Product> = {
  where: { supplierId: null },
  not: { has: { supplierProducts: {} } },
};

/** A row with its place in the order of its list. */
type Numbered<R> = R & { readonly order: number };

/** The one variation of a new product: its price and its VAT tariff, under its titles. */
const firstVariation = ({
  price,
  languages,
  VATTariffId,
}: Changes<Product>): Numbered<Variation> => ({
  variationId: 1,
  order: 1,
  sku: '',
  price,
  productVATId: VATTariffId ?? null,
  keepsStock: 0,
  forSaleIfNotInStock: 0,
  titles: (languages ?? []).map(({ language, title }) => ({ language, title })),
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
  const rows = await rowsOf(context, allSuppliers).find({
    sort: [{ field: 'name', order: 'asc' }],
    only: ['name', 'city'],
  });
  return ok({ results: pickAll(rows, ['name', 'city']) });
};

/** Products that a supplier offers and that the product isn't bought as yet. */
const potentialSupplierProducts = async (context: CallContext, row: Product): Promise<Reply> => {
  const { body } = context.call;
  const text = sentPart(body, 'filter', sentText).trim();
  const taken = (row.supplierProducts ?? []).flatMap(
    ({ supplierProductId }) => supplierProductId ?? [],
  );
  const { rows, total } = await rowsOf(context, table).page({
    where: { supplierId: sentPart(body, 'supplierId', sentId) },
    not: { where: { id: [row.id, ...taken] } },
    ...(text !== '' && { search: { text, fields: ['title', 'vbnNumber'] } }),
    sort: [{ field: 'title', order: 'asc' }],
    take: MAX_OFFERED,
    only: ['title', 'vbnNumber', 'price'],
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
  row: Product,
  added: Partial<SupplierProduct>,
): Promise<Values> => {
  const { supplierId, supplierProductId } = added;
  const refuse = (message: string, status: 400 | 409 = 400) => {
    throw new FieldProblems('products', { supplierProductId: { message } }, status);
  };
  if (supplierProductId === row.id) refuse('server.products.itself');
  const offered = supplierProductId
    ? await rowsOf(context, table).get(supplierProductId)
    : undefined;
  if (offered?.supplierId !== supplierId) refuse('server.products.notOffered');
  const isThere = row.supplierProducts?.some(
    (known) => known.supplierId === supplierId && known.supplierProductId === supplierProductId,
  );
  if (isThere) refuse('alreadyThere', 409);
  return {};
};

/** A SKU is that of one variation of one product. @throws FieldProblems 409 */
const refuseTakenSku = async (
  context: CallContext,
  { id }: Product,
  { before, after }: RowSave<Variation>,
): Promise<void> => {
  const sku = after?.sku;
  if (isBlank(sku) || isSameValue(before?.sku, sku)) return;
  // They stand in products' own rows, where no constraint of the table separates one product's from another's.
  await context.store.lock(`products.sku/${context.call.organisation.id}`);
  const others = await rowsOf(context, table).count({
    has: { variations: { where: { sku: sameAs(sku) } } },
    not: { where: { id } },
  });
  if (others > 0) throw new FieldProblems('products', { sku: { message: 'skuTaken' } }, 409);
};

/** How much there is of a product in all its variations that keep stock; none where none does. */
const stockIn = ({ variations = [] }: Values & Pick<Partial<Product>, 'variations'>) => {
  const keeping = variations.filter(({ keepsStock }) => keepsStock === 1);
  return keeping.length > 0 ? keeping.reduce((sum, { stock }) => sum + (stock ?? 0), 0) : null;
};

/** What the shop sells. */
export const products = behaviour(definition, table, {
  languages: shopLanguages,

  asks: { noSupplierOnly: () => withoutSupplier },

  // The tariff that products have unless somebody chooses another one.
  first: async (context) => {
    const [tariff] = await rowsOf(context, tariffs).find({ where: { default: 1 }, take: 1 });
    return { VATTariffId: tariff?.id ?? null };
  },

  record: async (context, row) => ({ customerVAT: row ? await otherTariff(context, row) : '' }),

  kept: (row) => ({
    ...customerPrices(row),
    inStock: stockIn(row),
    variationCount: row.variations?.length ?? 0,
  }),

  // The one code follows from the list, unless it is sent without it.
  reconcile: ({ visibility }) =>
    visibility === undefined
      ? {}
      : { productVisibilities: visibility === null ? [] : [visibility] },

  onSave: async (_context, { before, after }) =>
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
});
