import { findRows } from '../records/scope';
import type { Work } from '../records/Work';
import type { Row, Values } from '../store/Store';
import { storedRows } from '../wire/rows';
import { sentId } from '../wire/sent';
import { behaviour } from './Behaviour';
import { shopList } from './shopList';

/** The groups of a menu with the products that are still there, each under the name that it has now. */
const groupsOf = async (work: Work, { products }: Row): Promise<readonly Values[]> => {
  const groups = storedRows(products);
  const ids = groups.flatMap((group) => storedRows(group.products).map(({ id }) => sentId(id)));
  const { rows } = await findRows(work, 'products', { where: { id: [...new Set(ids)] } });
  const titles = new Map(rows.map(({ id, title }) => [id, title]));
  return groups.map((group, index) => ({
    id: group.id,
    title: group.title,
    order: index + 1,
    products: storedRows(group.products)
      .filter(({ id }) => titles.has(sentId(id)))
      .map(({ id, active }) => ({ id, title: titles.get(sentId(id)), active })),
  }));
};

/** Menus: what is sold when, in groups of products that can be switched on and off. */
export const productmenus = behaviour({
  ...shopList,

  record: async (work, row) => (row ? { products: JSON.stringify(await groupsOf(work, row)) } : {}),
});
