import type { turnovergroups } from '../../../../resources/webshop/turnovergroups';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Omzetgroep |||| Omzetgroepen',
  fields: { name: 'Naam', description: 'Omschrijving', active: 'Actief' },
} satisfies Labels<typeof turnovergroups>;
