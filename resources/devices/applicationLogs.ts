import { defineResource, f } from '../../schemas';

export const applicationLogs = defineResource({
  name: 'applicationLogs',
  path: 'applicationlogs',
  module: 'devices',
  menu: { icon: 'history', place: 40 },
  title: 'description',
  fields: {
    date: f.dateTime(),
    type: f.text(),
    description: f.text(),
  },
  readOnly: true,
  list: {
    columns: ['date', 'type', 'description'],
    asks: { severity: f.choice({ values: ['error', 'warning', 'info', 'boot'] }) },
    sort: { field: 'date', descending: true },
    pageSize: 40,
  },
});
