import type { objectlists } from '../../../../resources/builder/objectlists';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Objectlijst |||| Objectlijsten',
  belongs: 'Lijsten waarin ingevulde documenten bij elkaar staan.',
  fields: { headerDocumentId: 'Document voor de kop', parentId: 'In map' },
  subLists: {
    folders: { name: 'Submap |||| Submappen' },
    documentLists: {
      name: 'Documentlijst |||| Documentlijsten',
      fields: { listId: 'Document', title: 'Document' },
    },
  },
} satisfies Labels<typeof objectlists>;
