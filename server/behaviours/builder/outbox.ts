import type { Behaviour } from '../../contract/CallContext';

const text = (value: unknown): string => String(value ?? '');

/** Mails that went out. */
export const outbox: Behaviour = {
  alsoStored: ['toName', 'toAddress', 'senderName', 'senderAddress', 'file'],
  recordFunctions: {
    getSource: {
      right: 'read',
      run: async ({ services: { mail } }, row) => {
        const bytes = await mail.sourceOf(text(row.file), {
          from: { name: text(row.senderName), address: text(row.senderAddress) },
          to: { name: text(row.toName), address: text(row.toAddress) },
          subject: text(row.subject),
          html: text(row.body),
          date: new Date(text(row.date)),
        });
        return { content: { bytes, type: 'message/rfc822', name: `mail-${row.id}.eml` } };
      },
    },
  },
};
