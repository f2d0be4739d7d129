import type { DividedBy } from '../../../../resources/webshop/shared/reportSums';
import type { CallContext } from '../../../contract/CallContext';
import { findRows } from '../../../records/tenant';
import type { Row, Values } from '../../../store/Store';
import { storedIds } from '../../../wire/references';

/** What a line of an order is counted with. */
export interface Group {
  /** Tells it from others of its name. */
  readonly key: string;
  readonly name: string;
}

/** Finds the group of an order's line; none where the line is in none. */
export type GroupOf = (line: Values) => Group | undefined;

const namesIn = (rows: readonly Row[], field: string): ReadonlyMap<number, string> =>
  new Map(rows.map((row) => [row.id, String(row[field] ?? '').trim()]));

/** What a product is called now; one that is no longer there goes by what it was sold as. */
const byProduct = async (context: CallContext): Promise<GroupOf> => {
  const titles = namesIn((await findRows(context, 'products')).rows, 'title');
  return ({ productId, title }) => {
    const now = titles.get(Number(productId));
    if (now) return { key: `#${productId}`, name: now };
    const then = String(title ?? '').trim();
    return then === '' ? undefined : { key: then, name: then };
  };
};

/**
 * By the groups that a product is in. One that is in several is counted with others that are in the same ones: nothing
 * is counted twice, and nobody has to say which of them counts.
 *
 * @param groupOf the group that a category stands for
 */
const byCategories = async (
  context: CallContext,
  groupOf: (categoryId: number) => number,
  names: ReadonlyMap<number, string>,
): Promise<GroupOf> => {
  const { rows } = await findRows(context, 'products');
  const groups = new Map(
    rows.map(({ id, categoryIds }): [number, Group | undefined] => {
      const ids = [...new Set(storedIds(categoryIds).map(groupOf))].filter((one) => names.get(one));
      if (ids.length === 0) return [id, undefined];
      const inOrder = ids.sort((one, other) => one - other);
      const name = inOrder.map((one) => names.get(one)).join(' + ');
      return [id, { key: inOrder.join(), name }];
    }),
  );
  return ({ productId }) => groups.get(Number(productId));
};

/** Finds the groups of what was sold, by what products and their categories are now: orders don't keep it. */
export const groupOfBy = async (
  context: CallContext,
  by: Exclude<DividedBy, 'payment'>,
): Promise<GroupOf> => {
  if (by === 'product') return byProduct(context);
  const { rows: categories } = await findRows(context, 'productcategories');
  if (by === 'category') return byCategories(context, (id) => id, namesIn(categories, 'title'));
  const names = namesIn((await findRows(context, 'turnovergroups')).rows, 'name');
  const groups = new Map(categories.map(({ id, turnoverGroup }) => [id, Number(turnoverGroup)]));
  return byCategories(context, (id) => groups.get(id) ?? 0, names);
};
