import type { propertyTemplates } from '../../resources/content/propertyTemplates';
import type { translationGroups } from '../../resources/content/translationGroups';
import type { translations } from '../../resources/content/translations';
import type { Labels } from '../../schemas';

export const labels = {
  translationGroups: {
    name: 'Vertaalgroep |||| Vertaalgroepen',
    fields: { name: 'Naam', description: 'Omschrijving' },
    children: { translations: 'Vertalingen' },
  } satisfies Labels<typeof translationGroups>,

  translations: {
    name: 'Vertaling |||| Vertalingen',
    fields: {
      name: 'Naam',
      dutch: 'Nederlands',
      english: 'Engels',
      translationgroupid: 'Vertaalgroep',
    },
  } satisfies Labels<typeof translations>,

  propertyTemplates: {
    name: 'Eigenschappensjabloon |||| Eigenschappensjablonen',
    fields: {
      name: 'Naam',
      description: 'Omschrijving',
      languages: 'Talen',
      properties: 'Eigenschappen',
    },
    help: { languages: 'Minimaal één taal blijft geselecteerd.' },
    tabs: { properties: 'Eigenschappen' },
  } satisfies Labels<typeof propertyTemplates>,
};
