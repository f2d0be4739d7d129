import type { objectlistItems } from '../../../../resources/builder/objectlistItems';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Documentlijst |||| Documentlijsten',
  belongs: 'De documenten van een lijst, elk met de kolommen die ervan te zien zijn.',
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
