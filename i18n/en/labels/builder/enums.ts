import type { enums } from '../../../../resources/builder/enums';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Enum |||| Enums',
  subLists: {
    values: {
      name: 'Value |||| Values',
      fields: { code: 'Code', value: 'Value', correct: 'Correct' },
    },
  },
} satisfies Labels<typeof enums>;
