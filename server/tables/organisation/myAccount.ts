/** A user's own profile is the user's row. */
export { users as myAccount } from './users';
