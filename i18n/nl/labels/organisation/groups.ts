import type { groups } from '../../../../resources/organisation/groups';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Beveiligingsgroep |||| Beveiligingsgroepen',
  closed: 'Deze groep geeft rechten die u zelf niet hebt.',
  fields: { access: 'Toegang', moduleNames: 'Modules' },
  help: { access: 'Wat leden van de groep mogen in de modules die eraan zijn toegewezen.' },
  links: { modules: 'Modules', members: 'Leden' },
} satisfies Labels<typeof groups>;
