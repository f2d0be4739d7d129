import type { groups } from '../../../../resources/organisation/groups';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Security group |||| Security groups',
  closed: 'This grants rights that you do not have yourself.',
  fields: { access: 'Access', moduleNames: 'Modules' },
  help: { access: 'What members of the group may do in the modules assigned to it.' },
  links: { modules: 'Modules', members: 'Members' },
} satisfies Labels<typeof groups>;
