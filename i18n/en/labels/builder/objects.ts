import type { objects } from '../../../../resources/builder/objects';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Filled-in document',
  fields: { title: 'Document', objectDefinitionId: 'Document' },
} satisfies Labels<typeof objects>;
