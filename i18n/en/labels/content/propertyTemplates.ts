import type { propertyTemplates } from '../../../../resources/content/propertyTemplates';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Property template |||| Property templates',
  facts: { properties: '1 property |||| %{smart_count} properties' },
  belongs: 'Sets of properties that are filled in alike for many records.',
  fields: { languages: 'Languages' },
  help: { languages: 'At least one language stays selected.' },
} satisfies Labels<typeof propertyTemplates>;
