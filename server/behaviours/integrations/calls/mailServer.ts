import { smtp } from '../../../../resources/integrations/smtp';
import { type OrganisationContext, rowsOf } from '../../../records/tenant';
import type { OwnMailServer } from '../../../services/mail/MailServer';
import type { PostOffice } from '../../../services/mail/PostOffice';
import type { Services } from '../../../services/Services';
import type { RowIn } from '../../../store/Table';
import { tableOf } from '../../../tables/tableOf';

export const mailServers = tableOf(smtp);

/** A mail server as it is stored. */
export const mailServerIn = ({
  host,
  port,
  userName,
  password,
}: Partial<RowIn<typeof mailServers>>): OwnMailServer => ({
  host: (host ?? '').trim(),
  port: port ?? 0,
  userName: (userName ?? '').trim(),
  password: password ?? '',
});

/** Whether it specifies the server's address. */
export const isComplete = ({ host, port }: OwnMailServer): boolean => host !== '' && port > 0;

/** Mail that goes out by the organisation's own mail server, where that is on. */
export const ownMail = async (
  context: OrganisationContext & { readonly services: Pick<Services, 'mail'> },
): Promise<PostOffice> => {
  const { mail } = context.services;
  const [row] = await rowsOf(context, mailServers).find({ where: { active: 1 }, take: 1 });
  const own = row && mailServerIn(row);
  return own && isComplete(own) ? mail.through(own) : mail;
};
