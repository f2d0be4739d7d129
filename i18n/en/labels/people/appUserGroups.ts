import type { appUserGroups } from '../../../../resources/people/appUserGroups';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Application user group |||| Application user groups',
  belongs: 'Groups of the people who use the apps, each with a tag that apps go by.',
  fields: { tag: 'Tag' },
  links: { users: 'Application users' },
} satisfies Labels<typeof appUserGroups>;
