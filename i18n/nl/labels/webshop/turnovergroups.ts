import type { turnovergroups } from '../../../../resources/webshop/turnovergroups';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Omzetgroep |||| Omzetgroepen',
  belongs: 'Groepen waarnaar rapporten optellen wat er is verkocht.',
} satisfies Labels<typeof turnovergroups>;
