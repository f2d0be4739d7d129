import type { enums } from '../../../../resources/builder/enums';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Enum |||| Enums',
  fields: { name: 'Name', description: 'Description', tags: 'Tags' },
  subLists: {
    values: {
      name: 'Values',
      fields: { language: 'Language', code: 'Code', value: 'Value', correct: 'Correct' },
    },
  },
} satisfies Labels<typeof enums>;
