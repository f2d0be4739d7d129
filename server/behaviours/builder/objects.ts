import { objects as definition } from '../../../resources/builder/objects';
import { behaviour } from '../../contract/behaviour';
import { inTransaction, type Operation } from '../../contract/CallContext';
import { requireRow } from '../../records/tenant';
import { objects as table } from '../../tables/builder/objects';
import { sentId } from '../../wire/sent';
import { removeObject } from './lists/removeObject';
import { restores, unmakeObject } from './lists/restoringObject';
import { placeToReturnTo } from './lists/returningObject';

const calls: readonly Operation[] = [
  {
    method: 'DELETE',
    path: 'objects/{id}',
    modules: ['builder'],
    right: 'delete',
    run: (outer) =>
      inTransaction(outer, async (context) => {
        const id = sentId(context.call.params.id);
        return removeObject(context, await requireRow(context, table, id, 'lock'));
      }),
  },
];

/** Filled-in documents; the groups and lists that they stand in have the other calls. */
export const objects = behaviour(definition, table, {
  calls,
  restores,
  unmakes: unmakeObject,
  onReturn: placeToReturnTo,
});
