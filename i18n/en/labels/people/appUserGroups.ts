import type { appUserGroups } from '../../../../resources/people/appUserGroups';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Application user group |||| Application user groups',
  fields: { tag: 'Tag' },
  links: { users: 'Application users' },
} satisfies Labels<typeof appUserGroups>;
