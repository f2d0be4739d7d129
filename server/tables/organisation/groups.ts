import { groups as definition } from '../../../resources/organisation/groups';
import { tableOf } from '../tableOf';

/** Groups of users, which rights follow from. */
export const groups = tableOf(definition, { versioned: true, meanings: { '*': 'grant' } });
