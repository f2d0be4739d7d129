import type { myAccount } from '../../../../resources/organisation/myAccount';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'My account |||| My account',
  tabs: { password: 'Password', secondFactor: 'Second factor', sessions: 'Sessions' },
} satisfies Labels<typeof myAccount>;
