import type { waitinglists } from '../../../../resources/signage/waitinglists';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Wachtlijst |||| Wachtlijsten',
  belongs: 'Wachtlijsten van apps staan hier zodra een app er een heeft gemaakt.',
  fields: {},
} satisfies Labels<typeof waitinglists>;
