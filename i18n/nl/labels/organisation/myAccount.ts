import type { myAccount } from '../../../../resources/organisation/myAccount';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Mijn account |||| Mijn account',
  tabs: { password: 'Wachtwoord', secondFactor: 'Tweede factor', sessions: 'Sessies' },
} satisfies Labels<typeof myAccount>;
