import { outbox as definition } from '../../../resources/builder/outbox';
import { behaviour } from '../../contract/behaviour';
import type { CallContext } from '../../contract/CallContext';
import { Refusal } from '../../contract/Refusal';
import { predicateOf } from '../../store/condition';
import type { Condition } from '../../store/Query';
import type { RowIn } from '../../store/Table';
import { outbox as table } from '../../tables/builder/outbox';

type Mail = RowIn<typeof table>;

/** What changed of what somebody follows is for them alone: others may not see the records. */
const readable = ({ call: { user } }: CallContext): Condition<Mail> => ({
  any: [{ not: { where: { kind: 'changes' } } }, { where: { userId: user.id } }],
});

/** @throws Refusal 404 for a mail that is somebody else's alone */
const requireReadable = (context: CallContext, mail: Mail): void => {
  if (!predicateOf(readable(context))(mail)) throw new Refusal(404, 'server.request.notFound');
};

/** Mails that went out. */
export const outbox = behaviour(definition, table, {
  listed: readable,
  resolveRow: async (context, asked) => {
    if (asked) requireReadable(context, asked);
    return asked;
  },
  recordFunctions: {
    getSource: {
      right: 'read',
      run: async (context, row) => {
        requireReadable(context, row);
        const { file = '', subject = '', body: html = '', date } = row;
        const bytes = await context.services.mail.sourceOf(file, {
          from: { name: row.senderName ?? '', address: row.senderAddress ?? '' },
          to: { name: row.toName ?? '', address: row.toAddress ?? '' },
          subject,
          html,
          date: new Date(date ?? ''),
        });
        return { content: { bytes, type: 'message/rfc822', name: `mail-${row.id}.eml` } };
      },
    },
  },
});
