import { productcategories as definition } from '../../../resources/webshop/productcategories';
import { behaviour } from '../../contract/behaviour';
import type { CallContext, ForbiddenTargets } from '../../contract/CallContext';
import { FieldProblems } from '../../contract/FieldProblems';
import { sentPart } from '../../contract/parts';
import { list, type Reply } from '../../contract/reply';
import { rowsOf } from '../../records/tenant';
import type { Values } from '../../store/Store';
import type { Keyed } from '../../store/Table';
import { tableOf } from '../../tables/tableOf';
import { products as offered } from '../../tables/webshop/products';
import { readFlag } from '../../wire/flag';
import { pickAll } from '../pick';
import { withoutSupplier } from './products';
import { shopLanguages } from './shop/configuration';

const table = tableOf(definition);

/** A category with all that lie below it, at any depth. */
const withDescendants = async (
  context: CallContext,
  { id }: Keyed,
): Promise<ReadonlySet<number>> => {
  const found = new Set([id]);
  for (let level: readonly number[] = [id]; level.length > 0; ) {
    const rows = await rowsOf(context, table).find({ where: { parentId: level }, only: [] });
    // One that lies below itself ends the walk.
    level = rows.map((row) => row.id).filter((one) => !found.has(one));
    for (const one of level) found.add(one);
  }
  return found;
};

/** What can't be the parent of a category: that one itself, and what lies below it. */
const notAbove = async (context: CallContext, row: Keyed): Promise<readonly ForbiddenTargets[]> => {
  const own = await withDescendants(context, row);
  return [{ targets: { where: { id: [...own] } }, because: 'server.categories.cycle' }];
};

const childOrganisations = ({ call }: CallContext): readonly Values[] =>
  pickAll(
    call.organisations.filter(({ parentId }) => parentId === call.organisation.id),
    ['name'],
  );

/** The products of a category, all of them or those without a supplier. */
const productsOf = async (context: CallContext, { id }: Keyed): Promise<Reply> => {
  const isNarrowed = sentPart(context.call.body, 'noSupplierOnly', readFlag) === 1;
  const rows = await rowsOf(context, offered).find({
    where: { categoryIds: { contains: id } },
    all: isNarrowed ? [withoutSupplier] : [],
    sort: [{ field: 'title', order: 'asc' }],
    only: ['title', 'price', 'active'],
  });
  return list(pickAll(rows, ['title', 'price', 'active']), rows.length);
};

/** Categories of products: a tree, shared with the organisations below the one that keeps it. */
export const productcategories = behaviour(definition, {
  languages: shopLanguages,

  record: async (context) => ({ childOrganisations: childOrganisations(context) }),

  onSave: async (context, { after }) => {
    const own = new Set(childOrganisations(context).map(({ id }) => id));
    if (after.assignedOrganisations?.some((id) => !own.has(id)))
      throw new FieldProblems('productcategories', {
        assignedOrganisations: { message: 'choice' },
      });
    return {};
  },

  links: { parentCategory: { forbidden: notAbove } },

  recordFunctions: { categoryFilter: { right: 'read', run: productsOf } },
});
