import { contentLanguages } from '../../../schemas';
import { slugify } from '../../../schemas/kinds/slug';
import type { Row } from '../../../server/store/Store';
import type { Workshop } from '../collections';
import type { KeepContent } from '../keepContent';
import type { Random } from '../random';
import type { ProductText } from '../texts/products/ProductText';
import { shopTexts } from '../texts/shops';
import { drawPictures, type SeedPicture } from './productPictures';

type Names = readonly [dutch: string, english: string];

const titlesOf = ([dutch, english]: Names) =>
  contentLanguages.map((language) => ({
    language,
    title: language === 'NL-nl' ? dutch : english,
  }));

const textsOf = (names: Names, { profile }: Workshop) =>
  titlesOf(names).map(({ language, title }) => ({
    language,
    title,
    longTitle: `${title} – ${profile.name}`,
    description: '',
    content: '',
    pageTitle: title,
    pageUrl: slugify(title),
    metaDescription: '',
    metaKeywords: '',
    specifications: [],
  }));

const variationsOf = ([dutch, english, price, more]: ProductText, vatId: unknown, random: Random) =>
  (more?.forms ?? [[dutch, english, price] as const]).map(([own, translated, amount], index) => ({
    variationId: index + 1,
    order: index + 1,
    titles: titlesOf([own, translated]),
    sku: random.text('ABCDEFGHJKLMNPQRSTUVWXYZ', 2) + random.text('0123456789', 5),
    price: amount,
    promotionPrice: null,
    deposit: null,
    purchasePrice: Math.round(amount * 55) / 100,
    productVATId: vatId,
    articleCode: random.text('0123456789', 6),
    barCode: `871${random.text('0123456789', 10)}`,
    stock: random.int(0, 120),
    keepsStock: 1,
    forSaleIfNotInStock: random.chance(0.3) ? 1 : 0,
    weight: null,
    length: null,
    width: null,
    height: null,
  }));

/** The supplier that offers the products of a category. */
const supplierOf = (shop: Workshop, category: number | undefined): number | null => {
  const texts = shopTexts[shop.profile.code]?.suppliers ?? [];
  const place = texts.findIndex(([, , offers]) => offers.some((one) => one === category));
  return shop.rows('suppliers')[place]?.id ?? null;
};

/** Has products bought as others, once all of them are there. */
const addSupplierProducts = ({ profile, rows }: Workshop): void => {
  const named = new Map(rows('products').map((row) => [row.title, row]));
  for (const [name, , , { boughtAs = [] } = {}] of profile.products)
    Object.assign(named.get(name) ?? {}, {
      supplierProducts: boughtAs.flatMap((other, index) => {
        const bought = named.get(other);
        if (!bought) return [];
        const { id: supplierProductId, supplierId } = bought;
        return [{ id: index + 1, supplierId, supplierProductId, order: index + 1 }];
      }),
    });
};

/** The row at a place of a collection; the last one beyond its end. */
const at = (rows: readonly Row[], place: number): Row | undefined => rows[place] ?? rows.at(-1);

const valuesOf = (
  shop: Workshop,
  random: Random,
  text: ProductText,
): Readonly<Record<string, unknown>> => {
  const [dutch, english, price, more = {}] = text;
  const isMeal = Boolean(more.isFood || more.isDrinkable);
  const vat = shop.rows('vat');
  const VATTariffId = (isMeal && !more.containsAlcohol ? at(vat, 1) : vat[0])?.id ?? null;
  const category =
    more.category === undefined ? undefined : at(shop.rows('productcategories'), more.category);
  const tags = shop.rows('productTag').filter(({ active }) => active === 1);
  return {
    title: dutch,
    languages: textsOf([dutch, english], shop),
    vbnNumber: more.vbnNumber ?? '',
    remoteId: `${shop.profile.code}-${random.text('0123456789', 5)}`,
    price,
    VATTariffId,
    isFood: more.isFood ? 1 : 0,
    isDrinkable: more.isDrinkable ? 1 : 0,
    containsAlcohol: more.containsAlcohol ? 1 : 0,
    mainProduct: 1,
    active: more.isOff ? 0 : 1,
    openprice: 0,
    isExpandableProduct: 0,
    productCanBeSoldAlone: 1,
    isReservableProduct: 0,
    visibility: 2,
    productVisibilities: [2],
    order: 0,
    color: '#000000',
    allowUnlimited: 0,
    allowUnlimitedMax: null,
    kioskAppId: kioskAppFor(shop),
    tagId: tags.length > 0 && random.chance(0.3) ? random.pick(tags).id : null,
    supplierId: more.boughtAs ? null : supplierOf(shop, more.category),
    allergens: more.allergens ?? [],
    properties: [],
    canEdit: more.isFixed ? 0 : 1,
    categoryIds: category ? [category.id] : [],
    relatedIds: [],
    linkedIds: [],
    locationIds: [],
    productLists: [],
    supplierProducts: [],
    variations: variationsOf(text, VATTariffId, random),
  };
};

const WITH_APP = 3;

/** The first products can only be bought in the first kiosk app. */
const kioskAppFor = ({ rows }: Workshop): number | null =>
  rows('products').length < WITH_APP ? (rows('kioskApps')[0]?.id ?? null) : null;

const addFile = (
  shop: Workshop,
  { id }: Row,
  place: number,
  { bytes, hash }: SeedPicture,
): void => {
  shop.add('files', {
    resource: 'products',
    recordId: id,
    field: `images/${place}`,
    hash,
    size: bytes.length,
    type: 'image/png',
  });
};

/** Adds the organisation's products, and hands the pictures to `keep`. */
export const addProducts = async (shop: Workshop, keep: KeepContent): Promise<void> => {
  const random = shop.random('products');
  const pictures = drawPictures(random);
  await Promise.all(pictures.map(({ bytes }) => keep('product.png', bytes)));
  for (const text of shop.profile.products) {
    const images = random.sample(pictures, random.int(1, 3));
    const stem = slugify(text[0]);
    const row = shop.add('products', {
      ...valuesOf(shop, random, text),
      images: images.map((_, index) => ({
        id: index + 1,
        order: index + 1,
        fileName: index === 0 ? `${stem}.png` : `${stem} (${index + 1}).png`,
      })),
    });
    for (const [index, picture] of images.entries()) addFile(shop, row, index + 1, picture);
  }
  addSupplierProducts(shop);
};
