import type { objectlistItems } from '../../../../resources/builder/objectlistItems';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Documentlijst |||| Documentlijsten',
  fields: { title: 'Document', headerDocumentId: 'Document', objectlistId: 'Objectlijst' },
  help: { headerDocumentId: 'Elk document in deze lijst wordt volgens dit document ingevuld.' },
  subLists: {
    columns: {
      name: 'Kolom |||| Kolommen',
      fields: {
        columnTitle: 'Titel',
        documentInputField: 'Invoerveld',
        documentInputFieldTitle: 'Invoerveld',
      },
    },
  },
} satisfies Labels<typeof objectlistItems>;
