import type { CallContext } from '../../../contract/CallContext';
import { rowsOf } from '../../../records/tenant';
import { predicateOf } from '../../../store/condition';
import type { Condition, Plain, Query, Selection, Test } from '../../../store/Query';
import type { Page } from '../../../store/Rows';
import { runQuery, SearchTexts, selectAmong } from '../../../store/runQuery';
import { products } from '../../../tables/webshop/products';
import type { Product } from '../products/Product';
import { LOW, productIdOf, STOCK_PARTS, stockOf } from './stockOf';

/** The place of a product's own values in rows of stock, and of its variations'. */
const sources: Readonly<Record<string, string>> = {
  productTitle: 'title',
  variantTitle: 'variations.titles.title',
  sku: 'variations.sku',
  barCode: 'variations.barCode',
};

/** What a variation of each level is, at least. */
const levels: Readonly<Record<string, Condition>> = {
  notKept: { not: { where: { keepsStock: 1 } } },
  soldOut: {
    where: { keepsStock: 1 },
    any: [{ where: { stock: null } }, { where: { stock: { to: 0 } } }],
  },
  low: { where: { keepsStock: 1, stock: { from: 0, to: LOW } } },
  enough: { where: { keepsStock: 1, stock: { from: LOW } } },
};

const atLevels = (level: Test): Condition<Product> => {
  const passes = predicateOf({ where: { level } });
  const any = Object.keys(levels).flatMap((name) =>
    passes({ id: 0, level: name }) ? (levels[name] ?? []) : [],
  );
  return { has: { variations: { any } } };
};

const productIds = (ids: readonly Plain[]): readonly number[] =>
  ids.flatMap((id) => (typeof id === 'number' ? productIdOf(id) : []));

const withIds = (id: Test): Condition<Product> => {
  if (typeof id === 'number') return { where: { id: productIdOf(id) } };
  return Array.isArray(id) ? { where: { id: productIds(id) } } : {};
};

/** Products that rows of a query can be parts of: all that are, and others besides. */
const productsFor = ({ where: { id, productId, productTitle, level } = {}, search }: Query) => {
  const all: readonly Condition<Product>[] = [
    ...(id === undefined ? [] : [withIds(id)]),
    ...(productId === undefined ? [] : [{ where: { id: productId } }]),
    ...(productTitle === undefined ? [] : [{ where: { title: productTitle } }]),
    ...(level === undefined ? [] : [atLevels(level)]),
  ];
  const fields = search?.fields.flatMap((name) => sources[name] ?? []) ?? [];
  const isSearched = search && fields.length === search.fields.length;
  const selection: Selection<Product> = {
    all,
    ...(isSearched && { search: { text: search.text, fields } }),
  };
  return selection;
};

/** Finds rows among those of the products that can have them. */
const pageAmong = async (context: CallContext, query: Query): Promise<Page> => {
  const found = rowsOf(context, products).each({ ...productsFor(query), only: STOCK_PARTS });
  const rows = [];
  for await (const product of found) rows.push(...stockOf(product));
  return runQuery(rows, query, new SearchTexts(), selectAmong);
};

/** A part of all rows by the titles of their products, of which it reads those of the part alone. */
const pageOfAll = async (
  context: CallContext,
  order: 'asc' | 'desc',
  { skip = 0, take }: Query,
): Promise<Page> => {
  const all = rowsOf(context, products);
  const total = await all.sum('variationCount');
  const sort = [{ field: 'title', order }] as const;
  const end = take === undefined ? total : skip + take;
  const counted = await all.find({
    // Each is a row at least, so that no further ones are needed.
    where: { variationCount: { from: 1 } },
    sort,
    take: end,
    only: ['variationCount'],
  });
  const ids: number[] = [];
  let before = 0;
  let first = 0;
  for (const { id, variationCount } of counted) {
    const after = before + (variationCount ?? 0);
    if (after > skip && before < end) {
      if (ids.length === 0) first = before;
      ids.push(id);
    }
    before = after;
  }
  const shown = await all.find({ where: { id: ids }, sort, only: STOCK_PARTS });
  // Of one product they are equal in this order, and go by their ids in its direction.
  const rows = shown.flatMap((product) =>
    order === 'asc' ? stockOf(product) : stockOf(product).toReversed(),
  );
  return { rows: rows.slice(skip - first, end - first), total };
};

/** How all rows are ordered, where a query asks for all and orders them by their products' titles. */
const orderOfAll = ({ where = {}, all = [], any, not, has, search, sort = [] }: Query) => {
  const [first, ...others] = sort;
  const isNarrowed = any || not || has || search || all.length > 0 || Object.keys(where).length > 0;
  const isByTitle = first?.field === 'productTitle' && others.length === 0;
  return !isNarrowed && isByTitle ? first.order : undefined;
};

/** The rows of a query, each part of a product, and how many there are. */
export const stockPage = (context: CallContext, query: Query): Promise<Page> => {
  const order = orderOfAll(query);
  return order ? pageOfAll(context, order, query) : pageAmong(context, query);
};
