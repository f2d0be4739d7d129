import { json } from '../columns';
import { defineTable } from '../defineTable';

/** Filled-in documents, directly in a group of object lists or in one of its lists. */
export const objects = defineTable({
  name: 'objects',
  columns: {
    objectlistId: { type: 'id', to: 'objectlists', isIndexed: true },
    listItemId: { type: 'id', to: 'objectlistItems', isIndexed: true },
    objectDefinitionId: { type: 'id', to: 'objectsDefinitions', isIndexed: true },
    language: 'text',
    order: { type: 'number', isIndexed: true },
    values: json<unknown>(),
    modified: 'text',
    modifiedBy: 'text',
  },
});
