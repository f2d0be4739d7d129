import { users as definition } from '../../../../resources/organisation/users';
import { NEW_PASSWORD } from '../../../../schemas/routing/address';
import { hasFreshLink, newPasswordLink } from '../../../access/passwordLinks';
import type { CallContext } from '../../../contract/CallContext';
import { Refusal } from '../../../contract/Refusal';
import { ok, type Reply } from '../../../contract/reply';
import { nameOfPerson } from '../../../records/texts';
import { storeUnchanged } from '../../../records/versions/storeUnchanged';
import { escapedHtml } from '../../../services/mail/escapedHtml';
import type { PostOffice } from '../../../services/mail/PostOffice';
import { type User, users } from '../../../tables/organisation/users';
import { ownMail } from '../../integrations/calls/mailServer';

interface Way {
  readonly mail: PostOffice;
  /** Of this installation, as people reach it. */
  readonly address: string;
}

/**
 * By what a link gets to its user: mails that leave this machine, and the address that the settings name. What a caller
 * gives for the address in `Host` isn't taken, because a link could lead to somebody else by it.
 */
const wayOf = async (context: CallContext): Promise<Way | undefined> => {
  const { appAddress: address } = context.installation;
  const mail = await ownMail(context);
  return address !== undefined && mail.isReal ? { mail, address } : undefined;
};

/** Whether users can be sent links. */
export const sendsLinks = async (context: CallContext): Promise<boolean> =>
  (await wayOf(context)) !== undefined;

const letterTo = (
  { call, clock }: CallContext,
  { mail, address }: Way,
  user: User,
  token: string,
) => {
  // What stands behind the # isn't sent to servers, so that no log has it.
  const link = new URL(`/${call.locale}/${NEW_PASSWORD}#${token}`, address).href;
  const organisation = call.organisation.name ?? '';
  const lines = [
    call.text('server.passwordLink.text', { organisation }),
    call.text('server.passwordLink.holds'),
  ].map((line) => `<p>${escapedHtml(line)}</p>`);
  return {
    from: { name: organisation, address: mail.address },
    to: { name: nameOfPerson(user), address: (user.email ?? '').trim() },
    subject: call.text('server.passwordLink.subject', { organisation }),
    html: `${lines[0]}<p><a href="${escapedHtml(link)}">${escapedHtml(link)}</a></p>${lines[1]}`,
    date: new Date(clock()),
  };
};

/**
 * Sends a user a link by which they choose a password, in place of one that somebody else has seen. Until then the one
 * that they have stays.
 *
 * @throws Refusal 409 where nothing can be sent, 429 right after another, 502 where the mail server fails
 */
export const sendPasswordLink = async (context: CallContext, row: User): Promise<Reply> => {
  const { call, clock, log } = context;
  const { token, values } = newPasswordLink(clock);
  const way = await storeUnchanged(context, definition, row, async (inner) => {
    const { store } = inner;
    const found = await wayOf(inner);
    if (found === undefined) throw new Refusal(409, 'server.passwordLink.none');
    const user = await store.rows(users).get(row.id, 'lock');
    if (user && hasFreshLink(user, clock)) throw new Refusal(429, 'server.passwordLink.again');
    await store.rows(users).update(row.id, values);
    return found;
  });
  // It isn't kept in the outbox: whoever reads that could use it.
  await way.mail.sendUnkept(letterTo(context, way, row, token)).catch((error: unknown) => {
    log(error);
    throw new Refusal(502, 'server.passwordLink.failed');
  });
  return ok({ message: call.text('server.passwordLink.sent', { email: row.email ?? '' }) });
};
