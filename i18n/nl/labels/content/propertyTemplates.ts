import type { propertyTemplates } from '../../../../resources/content/propertyTemplates';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Eigenschappensjabloon |||| Eigenschappensjablonen',
  facts: { properties: '1 eigenschap |||| %{smart_count} eigenschappen' },
  belongs: 'Sets eigenschappen die voor veel records op dezelfde manier worden ingevuld.',
  fields: { languages: 'Talen' },
  help: { languages: 'Minimaal één taal blijft geselecteerd.' },
} satisfies Labels<typeof propertyTemplates>;
