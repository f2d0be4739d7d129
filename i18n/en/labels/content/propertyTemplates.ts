import type { propertyTemplates } from '../../../../resources/content/propertyTemplates';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Property template |||| Property templates',
  fields: {
    name: 'Name',
    description: 'Description',
    languages: 'Languages',
    properties: 'Properties',
  },
  help: { languages: 'At least one language stays selected.' },
  tabs: { properties: 'Properties' },
} satisfies Labels<typeof propertyTemplates>;
