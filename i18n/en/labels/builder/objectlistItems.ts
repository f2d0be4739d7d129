import type { objectlistItems } from '../../../../resources/builder/objectlistItems';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Document list |||| Document lists',
  belongs: 'The documents of a list, each with the columns that are shown of it.',
  fields: { title: 'Document', headerDocumentId: 'Document', objectlistId: 'Object list' },
  help: { headerDocumentId: 'Every document in this list is filled in after this one.' },
  subLists: {
    columns: {
      name: 'Column |||| Columns',
      fields: {
        columnTitle: 'Title',
        documentInputField: 'Input field',
        documentInputFieldTitle: 'Input field',
      },
    },
  },
} satisfies Labels<typeof objectlistItems>;
