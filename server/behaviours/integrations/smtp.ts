import { smtp as definition } from '../../../resources/integrations/smtp';
import { behaviour } from '../../contract/behaviour';
import type { CallContext } from '../../contract/CallContext';
import { Refusal } from '../../contract/Refusal';
import { failure, ok, type Reply } from '../../contract/reply';
import { rowsOf } from '../../records/tenant';
import { actionText } from '../../records/texts';
import type { OwnMailServer } from '../../services/mail/MailServer';
import { tryServer } from '../../services/mail/tryServer';
import type { Values } from '../../store/Store';
import { acceptFields, answerField } from '../../wire/fields';
import { isComplete, mailServerIn, mailServers } from './calls/mailServer';

const { host, port, userName, password } = definition.fields;

/** They stand in the body itself: what is tried needn't be stored. */
const asked = Object.fromEntries(
  Object.entries({ host, port, userName, password }).map(([name, { within: _, ...field }]) => [
    name,
    field,
  ]),
);

/**
 * What was sent, over what is stored. A password that stays on the server is for the server and the account that it
 * was entered for: with another one it would be disclosed to whoever listens there.
 *
 * @throws Refusal
 */
const serverToTry = (context: CallContext, stored: Values): OwnMailServer => {
  const { body } = context.call;
  const { changes, problems } = acceptFields(body, asked, stored);
  if (Object.keys(problems).length > 0) throw new Refusal(400, 'server.mail.unreadable');
  const server = mailServerIn({ ...stored, ...changes });
  const known = mailServerIn(stored);
  const isKnown =
    server.host === known.host && server.port === known.port && server.userName === known.userName;
  const isMasked =
    body.password === undefined || body.password === answerField(stored.password, password);
  if (isMasked && server.password !== '' && !isKnown)
    throw new Refusal(400, 'server.mail.otherServer');
  return server;
};

const tryConnection = async (context: CallContext): Promise<Reply> => {
  const [stored = {}] = await rowsOf(context, mailServers).find({ take: 1 });
  const server = serverToTry(context, stored);
  const { text } = context.call;
  if (!isComplete(server))
    return failure(400, actionText(context, definition.name, 'testConnection', 'missing'));
  const trouble = await tryServer(context.services.outgoing, server);
  const params = { host: server.host, port: String(server.port), userName: server.userName };
  if (trouble) return failure(502, text(`server.mail.trouble.${trouble}`, params));
  return ok({ message: text(`server.mail.${server.userName ? 'signedIn' : 'works'}`, params) });
};

/** The organisation's own mail server. */
export const smtp = behaviour(definition, {
  calls: [
    {
      method: 'POST',
      path: definition.path,
      modules: ['integrations'],
      right: 'update',
      run: tryConnection,
    },
  ],
});
