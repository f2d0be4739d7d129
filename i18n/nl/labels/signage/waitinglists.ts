import type { waitinglists } from '../../../../resources/signage/waitinglists';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Wachtlijst |||| Wachtlijsten',
  fields: {},
} satisfies Labels<typeof waitinglists>;
