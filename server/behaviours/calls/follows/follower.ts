import { isActive, isSuspended } from '../../../access/access';
import { isDemanded } from '../../../access/secondFactor/demanded';
import { hasSecondFactor } from '../../../access/secondFactor/secondFactors';
import { type CallContext, outsideTransaction } from '../../../contract/CallContext';
import type { SignedInCall } from '../../../contract/call';
import type { JobParts } from '../../../contract/Job';
import { locales } from '../../../contract/translate';
import type { FollowMail } from '../../../tables/general/followMails';
import { organisations } from '../../../tables/organisation/organisations';
import { type User, users } from '../../../tables/organisation/users';

/** What a server knows of the resources that it serves. */
export type Served = Pick<CallContext, 'definitions' | 'tables' | 'behaviours'>;

/** A call that nobody made: nothing was sent with it. */
const UNSENT = {
  address: '',
  origin: '',
  params: {},
  query: {},
  queryValues: {},
  body: {},
  uploads: [],
  sessionId: 0,
} as const satisfies Partial<SignedInCall>;

/** Whether somebody would be let in: who has yet to set up a second factor sees nothing before that. */
const isLetIn = async (
  { store }: Pick<JobParts, 'store'>,
  user: User,
  reached: SignedInCall['organisations'],
): Promise<boolean> =>
  isActive(user) && (hasSecondFactor(user) || !(await isDemanded(store, user, reached)));

/**
 * What a job works with as its follower would: with the rights that they have now.
 *
 * @returns none for who may no longer work for the organisation
 */
export const contextOfFollower = async (
  parts: JobParts,
  served: Served,
  { organisationId, userId, locale: written }: FollowMail & { readonly organisationId: number },
): Promise<CallContext | undefined> => {
  const { store, access: rights, translate } = parts;
  const user = await store.rows(users).get(Number(userId));
  if (!user) return undefined;
  const ids = (await rights.organisationsOf(user)).map(({ id }) => id);
  const reached = await store.rows(organisations).find({ where: { id: ids } });
  const organisation = reached.find(({ id }) => id === organisationId);
  if (!organisation || isSuspended(organisation) || !(await isLetIn(parts, user, reached)))
    return undefined;
  const locale = locales.find((one) => one === written) ?? 'en';
  const call: SignedInCall = {
    ...UNSENT,
    locale,
    text: (key, params) => translate(locale, key, params),
    user,
    organisation,
    organisations: reached,
    access: await rights.accessOf(user, organisation),
    isProvider: await rights.isProvider(user),
  };
  return { ...parts, ...served, call, afterCommit: outsideTransaction };
};
