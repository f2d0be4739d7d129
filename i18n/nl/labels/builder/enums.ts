import type { enums } from '../../../../resources/builder/enums';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Keuzelijst |||| Keuzelijsten',
  fields: { name: 'Naam', description: 'Omschrijving', tags: 'Trefwoorden' },
  subLists: {
    values: {
      name: 'Waarden',
      fields: { language: 'Taal', code: 'Code', value: 'Waarde', correct: 'Juist' },
    },
  },
} satisfies Labels<typeof enums>;
