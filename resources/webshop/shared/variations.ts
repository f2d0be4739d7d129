import { f, subList } from '../../../schemas';
import { titles } from './titles';

/** The forms in which a product is sold; it always has one. */
export const variations = subList({
  idField: 'variationId',
  fields: {
    titles,
    sku: f.text({
      isCode: true,
      copied: false,
      unique: true,
      messages: { alreadyThere: 'skuTaken' },
    }),
    price: f.money({ required: true, min: 0 }),
    promotionPrice: f.money({
      min: 0,
      atMost: 'price',
      messages: { aboveMost: 'promotionAbove' },
    }),
    deposit: f.money({ min: 0 }),
    purchasePrice: f.money({ min: 0 }),
    productVATId: f.reference({
      to: 'vat',
      titleIn: 'VATTariff',
      readAs: 'vatId',
    }),
    articleCode: f.text({ isCode: true }),
    barCode: f.text({ isCode: true, copied: false }),
    stock: f.integer({ min: 0, copied: false }),
    keepsStock: f.flag(),
    forSaleIfNotInStock: f.flag(),
    weight: f.decimal({ min: 0 }),
    length: f.decimal({ min: 0 }),
    width: f.decimal({ min: 0 }),
    height: f.decimal({ min: 0 }),
  },
  layout: [
    'titles',
    ['sku', 'barCode'],
    ['price', 'promotionPrice'],
    ['deposit', 'purchasePrice'],
    ['productVATId', 'articleCode'],
    ['keepsStock', 'forSaleIfNotInStock'],
    'stock',
    ['weight', 'length'],
    ['width', 'height'],
  ],
  columns: ['titles', 'sku', 'price', 'promotionPrice', 'productVATId', 'stock'],
  numberedBy: 'order',
  add: 'addProductVariation',
  update: 'updateProductVariation',
  reorder: 'updateProductVariation',
  remove: 'deleteProductVariation',
  keepsLast: true,
  messages: { lastRow: 'lastVariant' },
});
