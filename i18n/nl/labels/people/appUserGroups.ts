import type { appUserGroups } from '../../../../resources/people/appUserGroups';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Applicatiegebruikersgroep |||| Applicatiegebruikersgroepen',
  fields: { tag: 'Tag' },
  links: { users: 'Applicatiegebruikers' },
} satisfies Labels<typeof appUserGroups>;
