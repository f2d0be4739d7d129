import type { groups } from '../../../../resources/organisation/groups';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Security group |||| Security groups',
  belongs: 'Groups give several users the same rights.',
  closed: 'This grants rights that you do not have yourself.',
  fields: {
    access: 'Access',
    demandsSecondFactor: 'Demands a second factor',
    moduleNames: 'Modules',
  },
  help: {
    access: 'What members of the group may do in the modules assigned to it.',
    demandsSecondFactor: 'Members who have none set one up before they can do anything else.',
  },
  links: { modules: 'Modules', members: 'Members' },
} satisfies Labels<typeof groups>;
