import type { trash } from '../../../../resources/organisation/trash';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Deleted record |||| Trash',
  belongs:
    'What is deleted lies here for 30 days, with all that went along, and can come back until then.',
  facts: { at: 'deleted %{value}', until: 'until %{value}' },
  fields: {
    resourceName: 'Kind',
    userName: 'Deleted by',
    at: 'Deleted',
    until: 'Leaves the trash',
    canRestore: 'Can be restored',
    canRemove: 'Can be deleted for good',
  },
  asks: { fields: { kind: 'Kind' } },
  actions: {
    restore: { label: 'Restore' },
    remove: {
      label: 'Delete for good',
      ask: 'Delete %{name} for good?',
      confirm: 'It is gone after that, with its files. This cannot be undone.',
    },
    empty: {
      label: 'Empty the trash',
      ask: 'Empty the trash?',
      confirm:
        'All that lies here, and that you may delete, is gone after that, with its files. This cannot be undone.',
    },
  },
} satisfies Labels<typeof trash>;
