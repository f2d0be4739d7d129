import { defineResource, f } from '../../schemas';

/** Who did what, when and from where: an entry for each call that changed something. */
export const auditLog = defineResource({
  name: 'auditLog',
  path: 'auditlog',
  module: 'audit',
  menu: { icon: 'history', place: 60 },
  title: ['userName', 'call'],
  face: { state: 'action', facts: ['subject', 'at', 'address'] },
  fields: {
    at: f.dateTime(),
    userName: f.text(),
    action: f.choice({
      values: [
        'signIn',
        'signInFailed',
        'signOut',
        'secondFactor',
        'secondFactorFailed',
        'password',
        'suspension',
        'grant',
        'secret',
        'settings',
        'export',
        'create',
        'update',
        'delete',
        'retention',
      ],
      tones: {
        signInFailed: 'warning',
        secondFactor: 'info',
        secondFactorFailed: 'warning',
        password: 'info',
        suspension: 'warning',
        grant: 'info',
        secret: 'info',
        delete: 'error',
      },
    }),
    // What the resource is called, in the language of who reads it.
    resourceName: f.text(),
    resource: f.text(),
    recordId: f.integer(),
    recordName: f.text(),
    call: f.text(),
    address: f.text(),
    browser: f.text(),
    changes: f.rows({
      fields: {
        resource: f.text(),
        recordId: f.integer(),
        recordName: f.text(),
        change: f.choice({ values: ['create', 'update', 'delete'] }),
        field: f.text(),
        before: f.longText(),
        after: f.longText(),
      },
    }),
    furtherRecords: f.integer(),
  },
  computed: {
    subject: {
      field: f.text(),
      of: ({ resourceName, recordName, recordId }) =>
        [resourceName, recordName || (recordId === null ? '' : `#${recordId}`)]
          .filter((part) => part !== '')
          .join(': '),
    },
  },
  readOnly: true,
  exports: {
    fn: 'auditLogExport',
    fileName: 'audit_log.csv',
    columns: [
      'at',
      'userName',
      'action',
      'resource',
      'recordId',
      'recordName',
      'call',
      'address',
      'browser',
    ],
  },
  list: {
    columns: ['at', 'userName', 'action', 'subject', { field: 'address', onlyWide: true }],
    filters: ['action', 'user', 'from', 'until', 'record'],
    asks: {
      user: f.reference({ to: 'users' }),
      from: f.date(),
      until: f.date(),
      record: f.integer(),
    },
    carries: ['resourceName', 'recordId', 'recordName'],
    unlisted: ['resourceName', 'resource', 'furtherRecords'],
    alsoSearched: ['recordName', 'call'],
    sort: { field: 'at', descending: true },
    pageSize: 40,
  },
  detail: [
    {
      tab: 'general',
      fields: [
        ['at', 'userName', 'action'],
        ['resourceName', 'recordName', 'recordId'],
        ['call', 'address'],
        'browser',
        'changes',
        'furtherRecords',
      ],
    },
  ],
});
