import type { Behaviour, CallContext, ForbiddenTargets } from '../../contract/CallContext';
import { FieldProblems } from '../../contract/FieldProblems';
import { sentPart } from '../../contract/parts';
import { list, type Reply } from '../../contract/reply';
import { findRows } from '../../records/tenant';
import type { Row, Values } from '../../store/Store';
import { readFlag } from '../../wire/flag';
import { storedIds } from '../../wire/references';
import { pickAll } from '../pick';
import { withoutSupplier } from './products';
import { shopLanguages } from './shop/configuration';

/** A category with all that lie below it, at any depth. */
const withDescendants = async (context: CallContext, { id }: Row): Promise<ReadonlySet<number>> => {
  const { rows } = await findRows(context, 'productcategories');
  const found = new Set([id]);
  // A set that grows is walked to its end: children of children are found as well.
  for (const parent of found)
    for (const row of rows) if (row.parentId === parent) found.add(row.id);
  return found;
};

/** What can't be the parent of a category: that one itself, and what lies below it. */
const notAbove = async (context: CallContext, row: Row): Promise<readonly ForbiddenTargets[]> => {
  const own = await withDescendants(context, row);
  return [{ targets: { where: { id: [...own] } }, because: 'server.categories.cycle' }];
};

const childOrganisations = ({ call }: CallContext): readonly Values[] =>
  pickAll(
    call.organisations.filter(({ parentId }) => parentId === call.organisation.id),
    ['name'],
  );

/** The products of a category, all of them or those without a supplier. */
const productsOf = async (context: CallContext, { id }: Row): Promise<Reply> => {
  const isNarrowed = sentPart(context.call.body, 'noSupplierOnly', readFlag) === 1;
  const { rows, total } = await findRows(context, 'products', {
    where: { categoryIds: { contains: id } },
    all: isNarrowed ? [withoutSupplier] : [],
    sort: [{ field: 'title', order: 'asc' }],
  });
  return list(pickAll(rows, ['title', 'price', 'active']), total);
};

/** Categories of products: a tree, shared with the organisations below the one that keeps it. */
export const productcategories: Behaviour = {
  languages: shopLanguages,

  record: async (context) => ({ childOrganisations: childOrganisations(context) }),

  onSave: async (context, { after }) => {
    const own = new Set(childOrganisations(context).map(({ id }) => id));
    if (storedIds(after.assignedOrganisations).some((id) => !own.has(id)))
      throw new FieldProblems('productcategories', {
        assignedOrganisations: { message: 'choice' },
      });
    return {};
  },

  links: { parentCategory: { forbidden: notAbove } },

  recordFunctions: { categoryFilter: { right: 'read', run: productsOf } },
};
