import type { groups } from '../../../../resources/organisation/groups';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Beveiligingsgroep |||| Beveiligingsgroepen',
  belongs: 'Groepen geven meer gebruikers dezelfde rechten.',
  closed: 'Deze groep geeft rechten die u zelf niet hebt.',
  fields: {
    access: 'Toegang',
    demandsSecondFactor: 'Eist een tweede factor',
    moduleNames: 'Modules',
  },
  help: {
    access: 'Wat leden van de groep mogen in de modules die eraan zijn toegewezen.',
    demandsSecondFactor:
      'Leden die er geen hebben, stellen er een in voordat ze iets anders kunnen doen.',
  },
  links: { modules: 'Modules', members: 'Leden' },
} satisfies Labels<typeof groups>;
