import type { propertyTemplates } from '../../../../resources/content/propertyTemplates';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Eigenschappensjabloon |||| Eigenschappensjablonen',
  fields: {
    name: 'Naam',
    description: 'Omschrijving',
    languages: 'Talen',
    properties: 'Eigenschappen',
  },
  help: { languages: 'Minimaal één taal blijft geselecteerd.' },
  tabs: { properties: 'Eigenschappen' },
} satisfies Labels<typeof propertyTemplates>;
