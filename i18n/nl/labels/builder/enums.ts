import type { enums } from '../../../../resources/builder/enums';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Keuzelijst |||| Keuzelijsten',
  belongs: 'Waarden waaruit in documenten gekozen kan worden.',
  subLists: {
    values: {
      name: 'Waarde |||| Waarden',
      fields: { code: 'Code', value: 'Waarde', correct: 'Juist' },
    },
  },
} satisfies Labels<typeof enums>;
