import type { Values } from '../../store/Store';
import { json } from '../columns';
import { defineTable } from '../defineTable';

/** What was done to documents, when and by whom. */
export const documentHistory = defineTable({
  name: 'documentHistory',
  unlogged: true,
  returned: true,
  columns: {
    documentId: { type: 'id', to: 'objectsDefinitions', isIndexed: true },
    familyId: { type: 'id', isIndexed: true },
    version: 'number',
    changedAt: { type: 'moment', isIndexed: true },
    userId: { type: 'id', to: 'users' },
    changedBy: 'text',
    change: 'text',
    subject: 'text',
    rowId: 'number',
    rowType: 'number',
    fields: json<readonly string[]>(),
    /** The row that was removed, as it travels. */
    removed: json<Values>(),
  },
});
