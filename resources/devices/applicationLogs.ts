import { defineResource, f } from '../../schemas';

export const applicationLogs = defineResource({
  name: 'applicationLogs',
  path: 'applicationlogs',
  module: 'devices',
  menu: { icon: 'terminal', place: 40 },
  title: 'description',
  face: { facts: ['type', 'deviceId', 'date'], less: 'What happened has no state.' },
  fields: {
    date: f.dateTime(),
    type: f.choice({
      values: ['error', 'warning', 'info', 'boot'],
      tones: { error: 'error', warning: 'warning', info: 'info', boot: 'default' },
    }),
    description: f.text(),
    // The one that it is about, if any.
    deviceId: f.reference({ to: 'devices', titleIn: 'deviceName' }),
    deviceName: f.text({ derived: true }),
  },
  readOnly: true,
  list: {
    columns: ['date', 'type', 'description', 'deviceId'],
    tabs: 'severity',
    filters: ['deviceId', 'severity', 'from', 'until'],
    asks: {
      severity: f.choice({ values: ['error', 'warning', 'info', 'boot'] }),
      from: f.date(),
      until: f.date(),
    },
    sort: { field: 'date', descending: true },
    unfiltered: ['type'],
    pageSize: 40,
  },
});
