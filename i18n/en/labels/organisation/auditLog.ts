import type { auditLog } from '../../../../resources/organisation/auditLog';
import type { Labels } from '../../../Labels';

const changes = { create: 'Added', update: 'Changed', delete: 'Deleted' } as const;

export const labels = {
  name: 'Audit log entry |||| Audit log',
  belongs: 'Who changed what and when stands here, the latest first.',
  facts: { at: '%{value}' },
  fields: {
    at: 'When',
    userName: 'Who',
    action: 'What',
    resourceName: 'Kind of record',
    resource: 'Resource',
    recordId: 'Number',
    recordName: 'Name of the record',
    call: 'Call',
    address: 'From address',
    browser: 'Browser',
    changes: 'Changes',
    furtherRecords: 'Further records',
    happened: 'What happened',
  },
  words: {
    signIn: 'Signed in',
    signInFailed: 'Sign-in failed',
    signOut: 'Signed out',
    secondFactor: 'Second factor used or changed',
    secondFactorFailed: 'Second factor failed',
    password: 'Password changed: %{name}',
    suspension: '%{kind} suspended or restored: %{name}',
    grant: 'Rights changed: %{name}',
    secret: 'Secret changed: %{kind}',
    settings: 'Settings changed: %{kind}',
    export: '%{kind}: saved as a file',
    create: '%{kind} added: %{name}',
    update: '%{kind} changed: %{name}',
    delete: '%{kind} deleted: %{name}',
    retention: 'Old entries removed',
    other: 'Other data changed',
  },
  codes: {
    action: {
      signIn: 'Signed in',
      signInFailed: 'Sign-in failed',
      secondFactor: 'Second factor',
      secondFactorFailed: 'Second factor failed',
      signOut: 'Signed out',
      password: 'Password changed',
      suspension: 'Suspended or restored',
      grant: 'Rights changed',
      secret: 'Secret changed',
      settings: 'Settings changed',
      export: 'Saved as a file',
      ...changes,
      retention: 'Old entries removed',
    },
  },
  help: {
    changes: 'Secrets are masked, and long texts are cut off.',
    furtherRecords: 'Records that were changed as well, and are not listed here.',
  },
  rows: {
    changes: {
      fields: {
        resource: 'Kind',
        recordId: 'Number',
        recordName: 'Record',
        change: 'Change',
        field: 'Field',
        before: 'Before',
        after: 'After',
      },
      codes: { change: changes },
    },
  },
  asks: { fields: { user: 'Who', from: 'From', until: 'Until', record: 'Record number' } },
} satisfies Labels<typeof auditLog>;
