import type { objectlists } from '../../../../resources/builder/objectlists';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Object list |||| Object lists',
  belongs: 'Lists in which filled-in documents are kept together.',
  fields: { headerDocumentId: 'Header document', parentId: 'In folder' },
  subLists: {
    folders: { name: 'Subfolder |||| Subfolders' },
    documentLists: {
      name: 'Document list |||| Document lists',
      fields: { listId: 'Document', title: 'Document' },
    },
  },
} satisfies Labels<typeof objectlists>;
