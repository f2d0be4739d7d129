import { productcategories } from '../../../../resources/webshop/productcategories';
import type { DividedBy } from '../../../../resources/webshop/shared/reportSums';
import { turnovergroups } from '../../../../resources/webshop/turnovergroups';
import type { CallContext } from '../../../contract/CallContext';
import { rowsOf } from '../../../records/tenant';
import { tableOf } from '../../../tables/tableOf';
import { products as productTable } from '../../../tables/webshop/products';

const categoryTable = tableOf(productcategories);
const turnoverTable = tableOf(turnovergroups);

/** What a line of an order is counted with. */
interface Group {
  /** Distinguishes it from others of its name. */
  readonly key: string;
  readonly name: string;
}

/** A product as an order names it, which it may outlive. */
export interface SoldProduct {
  readonly id: number;
  readonly title: string;
}

/** Finds the group of a product that was sold; none where it is in none. */
export type GroupOf = (product: SoldProduct) => Group | undefined;

/** A group by its id. */
interface Label {
  readonly id: number;
  readonly name: string;
}

const idsOf = (sold: readonly SoldProduct[]): readonly number[] => [
  ...new Set(sold.map(({ id }) => id).filter(Number.isInteger)),
];

/** What a product is called now; one that is no longer there goes by what it was sold as. */
const byProduct = async (context: CallContext, sold: readonly SoldProduct[]): Promise<GroupOf> => {
  const rows = await rowsOf(context, productTable).find({
    where: { id: idsOf(sold) },
    only: ['title'],
  });
  const titles = new Map(rows.map(({ id, title = '' }) => [id, title.trim()]));
  return ({ id, title }) => {
    const now = titles.get(id);
    if (now) return { key: `#${id}`, name: now };
    return title === '' ? undefined : { key: title, name: title };
  };
};

/** The names that categories count by: their own, or those of their turnover groups. */
const labelsOf = async (
  context: CallContext,
  by: 'category' | 'turnoverGroup',
  ids: readonly number[],
): Promise<ReadonlyMap<number, Label>> => {
  const categories = await rowsOf(context, categoryTable).find({
    where: { id: ids },
    only: ['title', 'turnoverGroup'],
  });
  if (by === 'category')
    return new Map(categories.map(({ id, title = '' }) => [id, { id, name: title.trim() }]));
  const groups = await rowsOf(context, turnoverTable).find({
    where: { id: [...new Set(categories.flatMap(({ turnoverGroup }) => turnoverGroup ?? []))] },
    only: ['name'],
  });
  const labels = new Map(groups.map(({ id, name = '' }) => [id, { id, name: name.trim() }]));
  return new Map(
    categories.flatMap(({ id, turnoverGroup }) => {
      const label = labels.get(turnoverGroup ?? 0);
      return label ? [[id, label] as const] : [];
    }),
  );
};

/** Labels as one group: nothing is counted twice, and nobody has to specify which of them counts. */
const together = (labels: readonly Label[]): Group | undefined => {
  const named = new Map(labels.filter(({ name }) => name !== '').map((one) => [one.id, one]));
  if (named.size === 0) return undefined;
  const inOrder = [...named.values()].sort((one, other) => one.id - other.id);
  return {
    key: inOrder.map(({ id }) => id).join(),
    name: inOrder.map(({ name }) => name).join(' + '),
  };
};

/** By the categories that a product is in, or the turnover groups of these. */
const byCategories = async (
  context: CallContext,
  by: 'category' | 'turnoverGroup',
  sold: readonly SoldProduct[],
): Promise<GroupOf> => {
  const rows = await rowsOf(context, productTable).find({
    where: { id: idsOf(sold) },
    only: ['categoryIds'],
  });
  const named = [...new Set(rows.flatMap(({ categoryIds = [] }) => categoryIds))];
  const labels = await labelsOf(context, by, named);
  const groups = new Map(
    rows.map(({ id, categoryIds = [] }) => [
      id,
      together(categoryIds.flatMap((one) => labels.get(one) ?? [])),
    ]),
  );
  return ({ id }) => groups.get(id);
};

/** Finds the groups of what was sold, by what products and their categories are now: orders don't keep it. */
export const groupOfBy = (
  context: CallContext,
  by: Exclude<DividedBy, 'payment'>,
  sold: readonly SoldProduct[],
): Promise<GroupOf> =>
  by === 'product' ? byProduct(context, sold) : byCategories(context, by, sold);
