import type { modules } from '../../../../resources/organisation/modules';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Module |||| Modules',
  belongs: 'Delen van de backoffice waarvoor rechten worden gegeven.',
  fields: { modulekey: 'Sleutel' },
  messages: { keyTaken: 'Een andere module heeft deze sleutel al' },
} satisfies Labels<typeof modules>;
