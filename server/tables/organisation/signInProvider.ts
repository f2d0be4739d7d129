import { signInProvider as definition } from '../../../resources/organisation/signInProvider';
import type { RowIn } from '../../store/Table';
import { tableOf } from '../tableOf';

/** The providers that people of organisations sign in with, one each. */
export const signInProvider = tableOf(definition);

export type SignInProvider = RowIn<typeof signInProvider>;
