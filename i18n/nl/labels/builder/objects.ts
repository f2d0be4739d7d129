import type { objects } from '../../../../resources/builder/objects';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Ingevuld document',
  fields: { title: 'Document', objectDefinitionId: 'Document' },
} satisfies Labels<typeof objects>;
