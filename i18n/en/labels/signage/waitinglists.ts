import type { waitinglists } from '../../../../resources/signage/waitinglists';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Waiting list |||| Waiting lists',
  belongs: 'Waiting lists of apps stand here once an app has made one.',
  fields: {},
} satisfies Labels<typeof waitinglists>;
