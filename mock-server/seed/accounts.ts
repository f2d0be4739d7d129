import { staff } from './staff';

/** The password of every demo account. */
export const demoPassword = 'demo1234';

/** Who can sign in to the demo, with the role that each has. */
export const demoAccounts = staff.map(({ email, role }) => ({ email, role }));
