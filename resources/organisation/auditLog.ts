import { defineResource, f } from '../../schemas';

const actions = [
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
] as const;

const comingAndGoing: readonly string[] = [
  'signIn',
  'signInFailed',
  'signOut',
  'secondFactorFailed',
];

/** Nothing is changed by who comes or goes. */
const ofChanges = { when: { action: actions.filter((one) => !comingAndGoing.includes(one)) } };

/** Who did what, when and from where: an entry for each call that changed something. */
export const auditLog = defineResource({
  name: 'auditLog',
  path: 'auditlog',
  module: 'audit',
  menu: { icon: 'history', place: 60 },
  title: 'happened',
  face: { state: 'outcome', facts: ['userName', 'at', 'address'] },
  fields: {
    at: f.dateTime(),
    userName: f.text(),
    action: f.choice({
      values: actions,
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
    resourceName: f.text(ofChanges),
    resource: f.text(),
    recordId: f.integer(ofChanges),
    recordName: f.text(ofChanges),
    call: f.text(),
    address: f.text(),
    browser: f.text(),
    changes: f.rows({
      ...ofChanges,
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
    furtherRecords: f.integer(ofChanges),
  },
  // What was done to what, as a sentence for each action; `other` where no record is named.
  words: [...actions, 'other'],
  computed: {
    happened: {
      field: f.text(),
      of: ({ action, resourceName, recordName, recordId }, _now, { translate }) => {
        const isOfRecord = action === 'create' || action === 'update' || action === 'delete';
        const word = isOfRecord && resourceName === '' ? 'other' : (action ?? 'other');
        const name = recordName || (recordId === null ? '' : `#${recordId}`);
        // A sentence that names nothing ends before its colon.
        return translate(word, { kind: resourceName, name }).replace(/:\s*$/, '');
      },
    },
    // Nothing of what went well, so that what failed is seen among it.
    outcome: {
      field: f.choice({ values: ['failed'], tones: { failed: 'warning' } }),
      of: ({ action }) =>
        action === 'signInFailed' || action === 'secondFactorFailed' ? 'failed' : null,
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
    columns: ['at', 'happened', 'outcome', 'userName', { field: 'address', onlyWide: true }],
    filters: ['action', 'user', 'from', 'until', 'record'],
    asks: {
      user: f.reference({ to: 'users' }),
      from: f.date(),
      until: f.date(),
      record: f.integer(),
    },
    carries: ['action', 'resourceName', 'recordId', 'recordName'],
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
