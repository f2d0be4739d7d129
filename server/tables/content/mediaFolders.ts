import { defineTable } from '../defineTable';

/** The folders of the media library. */
export const mediaFolders = defineTable({
  name: 'mediaFolders',
  columns: { name: { type: 'text', isIndexed: true } },
  unique: [['name']],
});
