import type { enums } from '../../../../resources/builder/enums';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Enum |||| Enums',
  belongs: 'Values that documents offer to choose from.',
  subLists: {
    values: {
      name: 'Value |||| Values',
      fields: { code: 'Code', value: 'Value', correct: 'Correct' },
    },
  },
} satisfies Labels<typeof enums>;
