import type { propertyTemplates } from '../../resources/content/propertyTemplates';
import type { translationGroups } from '../../resources/content/translationGroups';
import type { translations } from '../../resources/content/translations';
import type { Labels } from '../../schemas';

export const labels = {
  translationGroups: {
    name: 'Translation group |||| Translation groups',
    fields: { name: 'Name', description: 'Description' },
    children: { translations: 'Translations' },
  } satisfies Labels<typeof translationGroups>,

  translations: {
    name: 'Translation |||| Translations',
    fields: {
      name: 'Name',
      dutch: 'Dutch',
      english: 'English',
      translationgroupid: 'Translation group',
    },
  } satisfies Labels<typeof translations>,

  propertyTemplates: {
    name: 'Property template |||| Property templates',
    fields: {
      name: 'Name',
      description: 'Description',
      languages: 'Languages',
      properties: 'Properties',
    },
    help: { languages: 'At least one language stays selected.' },
    tabs: { properties: 'Properties' },
  } satisfies Labels<typeof propertyTemplates>,
};
