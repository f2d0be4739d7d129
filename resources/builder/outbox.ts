import { action, defineResource, f } from '../../schemas';

/** The mails that the server sent, as they went out. */
export const outbox = defineResource({
  name: 'outbox',
  route: 'builder/outbox',
  module: 'builder',
  menu: { icon: 'outbox', place: 50 },
  title: 'subject',
  face: { state: 'delivery', facts: ['kind', 'to', 'date'] },
  fields: {
    date: f.dateTime(),
    to: f.text(),
    subject: f.text(),
    kind: f.choice({
      values: ['invitation', 'reminder', 'changes'],
      tones: { invitation: 'info', reminder: 'warning', changes: 'default' },
    }),
    sender: f.text(),
    delivery: f.choice({
      values: ['sent', 'kept'],
      tones: { sent: 'success', kept: 'default' },
    }),
    body: f.richText(),
  },
  actions: {
    source: action({
      fn: 'getSource',
      icon: 'download',
      right: 'read',
      downloads: '{subject}.eml',
    }),
  },
  readOnly: true,
  list: {
    columns: ['date', 'to', 'subject', { field: 'kind', onlyWide: true }],
    tabs: 'delivery',
    filters: ['kind', 'delivery'],
    sort: { field: 'date', descending: true },
  },
  detail: [
    {
      tab: 'general',
      fields: [['date', 'kind', 'delivery'], ['sender', 'to'], 'subject', 'body'],
    },
  ],
});
