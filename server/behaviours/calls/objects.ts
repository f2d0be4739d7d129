import { ok } from '../../contract/envelope';
import { inTransaction } from '../../contract/Work';
import { requireRow } from '../../records/scope';
import { saidOf } from '../../records/texts';
import type { Service } from '../Behaviour';
import { DOCUMENTS } from '../builder/documents/documentRows';
import { OBJECTS } from '../builder/documents/uses';

/** What is asked of filled-in documents by their own ids. */
export const objects: readonly Service[] = [
  {
    method: 'DELETE',
    path: 'objects/{id}',
    modules: ['builder'],
    right: 'delete',
    run: (outer) =>
      inTransaction(outer, async (work) => {
        const { id } = await requireRow(work, OBJECTS, work.call.params.id);
        await work.store.remove(OBJECTS, id);
        return ok({ message: saidOf(work, 'deleted', { name: DOCUMENTS }) });
      }),
  },
];
