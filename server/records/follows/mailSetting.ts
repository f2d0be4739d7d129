import type { CallContext } from '../../contract/CallContext';
import { type FollowMail, followMails } from '../../tables/general/followMails';
import { rowsOf } from '../tenant';

/** Whether the caller wants mails of an organisation, and how; none where that was never set. */
export const mailsOf = async (context: CallContext): Promise<FollowMail | undefined> => {
  const where = { userId: context.call.user.id };
  return (await rowsOf(context, followMails).find({ where, take: 1 }))[0];
};
