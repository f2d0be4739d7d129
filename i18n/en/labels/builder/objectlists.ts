import type { objectlists } from '../../../../resources/builder/objectlists';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Object list |||| Object lists',
  fields: {
    dutchTitle: 'Dutch title',
    englishTitle: 'English title',
    headerDocumentId: 'Header document',
    order: 'Order',
    parentId: 'In folder',
  },
  tabs: { documents: 'Documents' },
  subLists: {
    folders: {
      name: 'Subfolders',
      fields: { dutchTitle: 'Dutch title', englishTitle: 'English title', order: 'Order' },
    },
    documentLists: {
      name: 'Document lists',
      fields: { listId: 'Document', title: 'Document', language: 'Language' },
    },
  },
} satisfies Labels<typeof objectlists>;
