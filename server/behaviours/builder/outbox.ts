import { outbox as definition } from '../../../resources/builder/outbox';
import { behaviour } from '../../contract/behaviour';
import { outbox as table } from '../../tables/builder/outbox';

/** Mails that went out. */
export const outbox = behaviour(definition, table, {
  recordFunctions: {
    getSource: {
      right: 'read',
      run: async ({ services: { mail } }, row) => {
        const { file = '', subject = '', body: html = '', date } = row;
        const bytes = await mail.sourceOf(file, {
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
