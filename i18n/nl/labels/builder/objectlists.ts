import type { objectlists } from '../../../../resources/builder/objectlists';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Objectlijst |||| Objectlijsten',
  fields: {
    dutchTitle: 'Nederlandse titel',
    englishTitle: 'Engelse titel',
    headerDocumentId: 'Kopdocument',
    order: 'Volgorde',
    parentId: 'In map',
  },
  tabs: { documents: 'Documenten' },
  subLists: {
    folders: {
      name: 'Submappen',
      fields: {
        dutchTitle: 'Nederlandse titel',
        englishTitle: 'Engelse titel',
        order: 'Volgorde',
      },
    },
    documentLists: {
      name: 'Documentlijsten',
      fields: { listId: 'Document', title: 'Document', language: 'Taal' },
    },
  },
} satisfies Labels<typeof objectlists>;
