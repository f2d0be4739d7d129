import { json } from '../columns';
import { defineTable } from '../defineTable';

/** What is filled in, by the id of the row that asks for it. */
export interface StoredValue {
  readonly rowId: number;
  readonly value: unknown;
}

/** Filled-in documents, directly in a group of object lists or in one of its lists. */
export const objects = defineTable({
  name: 'objects',
  columns: {
    objectlistId: { type: 'id', to: 'objectlists', isIndexed: true },
    listItemId: { type: 'id', to: 'objectlistItems', isIndexed: true },
    objectDefinitionId: { type: 'id', to: 'objectsDefinitions', isIndexed: true },
    language: 'text',
    order: { type: 'number', isIndexed: true },
    values: json<readonly StoredValue[]>(),
    modified: 'moment',
    modifiedBy: 'text',
  },
});
