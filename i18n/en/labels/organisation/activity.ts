import type { activity } from '../../../../resources/organisation/activity';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Entry of the activity |||| Activity',
  belongs: 'What people did to which records, the latest first, and the way back.',
  facts: { at: '%{value}' },
  fields: {
    action: 'What',
    resourceName: 'Kind',
    resource: 'Resource',
    recordId: 'Number',
    userName: 'Who',
    at: 'When',
    records: 'Records',
    isUndone: 'Undone',
    canUndo: 'Can be undone',
    subject: 'Record',
  },
  codes: {
    action: {
      create: 'Added',
      update: 'Changed',
      several: 'Changed together',
      delete: 'Deleted',
      restore: 'Restored',
      approve: 'Approved',
      import: 'Imported',
      undo: 'Undone',
    },
  },
  asks: { fields: { kind: 'Kind', user: 'Who' } },
} satisfies Labels<typeof activity>;
