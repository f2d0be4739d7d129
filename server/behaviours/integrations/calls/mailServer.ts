import { smtp } from '../../../../resources/integrations/smtp';
import type { CallContext } from '../../../contract/CallContext';
import { rowsOf } from '../../../records/tenant';
import type { OwnMailServer } from '../../../services/mail/MailServer';
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

/** The same call, whose mails go out by the organisation's own mail server where that is on. */
export const withOwnMail = async (context: CallContext): Promise<CallContext> => {
  const [row] = await rowsOf(context, mailServers).find({ where: { active: 1 }, take: 1 });
  const own = row && mailServerIn(row);
  if (!own || !isComplete(own)) return context;
  const { services } = context;
  return { ...context, services: { ...services, mail: services.mail.through(own) } };
};
