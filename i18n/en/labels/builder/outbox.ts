import type { outbox } from '../../../../resources/builder/outbox';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Sent mail |||| Outbox',
  belongs: 'Every e-mail that goes out stands here, with whether it arrived.',
  facts: { to: 'to %{value}', date: 'sent %{value}' },
  fields: {
    date: 'Sent at',
    to: 'To',
    subject: 'Subject',
    kind: 'Kind',
    sender: 'From',
    delivery: 'Delivery',
    body: 'Text',
  },
  codes: {
    kind: { invitation: 'Invitation', reminder: 'Reminder', changes: 'What you follow' },
    delivery: { sent: 'Handed to the mail server', kept: 'Kept here only' },
  },
  actions: { source: { label: 'Download source' } },
} satisfies Labels<typeof outbox>;
