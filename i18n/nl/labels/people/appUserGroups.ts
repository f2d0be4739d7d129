import type { appUserGroups } from '../../../../resources/people/appUserGroups';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Applicatiegebruikersgroep |||| Applicatiegebruikersgroepen',
  belongs: 'Groepen van mensen die de apps gebruiken, elk met een label waar apps naar kijken.',
  fields: { tag: 'Tag' },
  links: { users: 'Applicatiegebruikers' },
} satisfies Labels<typeof appUserGroups>;
