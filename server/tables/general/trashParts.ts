import type { Row } from '../../store/Store';
import { json } from '../columns';
import { defineTable } from '../defineTable';
import type { Delta } from './history';

/** A row that went with a record. */
export interface RemovedItem {
  readonly table: string;
  readonly removed: Row;
}

/** A row that stayed, of which a deletion made something else. */
export interface ChangedItem {
  readonly table: string;
  readonly id: number;
  readonly organisationId?: number;
  readonly changes: readonly { readonly field: string; readonly delta: Delta }[];
}

export type TrashItem = RemovedItem | ChangedItem;

/** What doesn't fit into an entry of the trash, in its order. */
export const trashParts = defineTable({
  name: 'trashParts',
  unlogged: true,
  columns: {
    entryId: { type: 'id', to: 'trash', isIndexed: true },
    items: json<readonly TrashItem[]>(),
  },
});
