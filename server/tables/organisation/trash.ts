import { trash as definition } from '../../../resources/organisation/trash';
import type { RowIn } from '../../store/Table';
import { json } from '../columns';
import type { TrashItem } from '../general/trashParts';
import { tableOf } from '../tableOf';

/** Records that were deleted, each with what else its deletion changed. */
export const trash = tableOf(definition, {
  unlogged: true,
  indexed: ['at', 'until'],
  also: {
    /** The record that was deleted. */
    resource: { type: 'text', isIndexed: true },
    recordId: { type: 'id', isIndexed: true },
    userId: { type: 'id', to: 'users' },
    /** What the deletion removed and changed; of much, the first part. */
    items: json<readonly TrashItem[]>(),
    /** Rows of files whose contents stay for it. */
    fileIds: json<readonly number[]>(),
  },
});

export type TrashEntry = RowIn<typeof trash>;
