import type { CallContext } from '../../../contract/CallContext';
import type { RowIn } from '../../../store/Table';
import { organisations } from '../../../tables/organisation/organisations';

type Organisation = RowIn<typeof organisations>;

/**
 * The organisations above one, the nearest first.
 *
 * @param isIn nobody is above who is above one that isn't
 */
export const organisationsAbove = async (
  { store }: Pick<CallContext, 'store'>,
  parentId: number | null | undefined,
  isIn: (organisation: Organisation) => boolean = () => true,
): Promise<readonly Organisation[]> => {
  const found = new Map<number, Organisation>();
  let next = parentId;
  while (next && !found.has(next)) {
    const above = await store.rows(organisations).get(next);
    if (!above || !isIn(above)) break;
    found.set(above.id, above);
    next = above.parentId;
  }
  return [...found.values()];
};
