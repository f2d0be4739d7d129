import { smtp } from '../../../../resources/integrations/smtp';
import type { CallContext } from '../../../contract/CallContext';
import { findRows } from '../../../records/tenant';
import type { OwnMailServer } from '../../../services/mail/MailServer';
import type { Values } from '../../../store/Store';

/** A mail server as it is stored. */
export const mailServerIn = ({ host, port, userName, password }: Values): OwnMailServer => ({
  host: String(host ?? '').trim(),
  port: Number(port ?? 0),
  userName: String(userName ?? '').trim(),
  password: String(password ?? ''),
});

/** Whether it says where the server is. */
export const isComplete = ({ host, port }: OwnMailServer): boolean => host !== '' && port > 0;

/** The same call, whose mails go out by the organisation's own mail server where that is on. */
export const withOwnMail = async (context: CallContext): Promise<CallContext> => {
  const { rows } = await findRows(context, smtp.name, { where: { active: 1 }, take: 1 });
  const own = rows[0] && mailServerIn(rows[0]);
  if (!own || !isComplete(own)) return context;
  const { services } = context;
  return { ...context, services: { ...services, mail: services.mail.through(own) } };
};
