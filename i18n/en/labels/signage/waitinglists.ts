import type { waitinglists } from '../../../../resources/signage/waitinglists';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Waiting list |||| Waiting lists',
  fields: {},
} satisfies Labels<typeof waitinglists>;
