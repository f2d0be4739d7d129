import type { RowIn } from '../../store/Table';
import { defineTable } from '../defineTable';

/** How lists are shown, under names: a person's own, or the organisation's. */
export const listViews = defineTable({
  name: 'listViews',
  columns: {
    /** The resource whose list it is. */
    resource: { type: 'text', isIndexed: true },
    /** The module whose readers may know of it; empty for a list that belongs to none. */
    module: 'text',
    /** Whose it is; the organisation's without one. */
    userId: { type: 'id', to: 'users', isIndexed: true },
    name: 'text',
    /** The query of the list's address. */
    query: 'text',
  },
  unique: [['name', 'resource', 'userId']],
});

export type ListView = RowIn<typeof listViews>;
