import type { objectsDefinitions } from '../../../../resources/builder/objectsDefinitions';
import { optionLabelsOf } from '../../../documentOptions';
import type { Labels } from '../../../Labels';
import { documents } from '../../documents';

const optionLabels = optionLabelsOf(documents);

export const labels = {
  name: 'Document |||| Documents',
  belongs: 'Documents made of fields that people fill in.',
  fields: { key: 'Key', familyId: 'Id of the first version' },
  codes: { state: { 1: 'Draft', 2: 'Active', 3: 'Archived' } },
  asks: { fields: { latestOnly: 'Latest version only' } },
  subLists: {
    values: {
      name: 'Row |||| Rows',
      fields: { type: 'Type', options: 'Options', mediaId: 'File', translationId: 'Translation' },
      parts: { options: optionLabels },
    },
  },
  queries: {
    history: {
      name: 'History',
      fields: { changedAt: 'When', changedBy: 'Who', change: 'What', subject: 'Where' },
      codes: {
        change: {
          created: 'Document created',
          details: 'Details changed',
          rowAdded: 'Row added',
          rowChanged: 'Row changed',
          rowRemoved: 'Row removed',
          rowRestored: 'Row restored',
          rowsOrdered: 'Rows put in order',
          activated: 'Set active',
          archived: 'Archived',
          draftMade: 'Draft made',
          draftAgain: 'Draft again',
        },
      },
    },
  },
  actions: {
    setActive: {
      label: 'Set active',
      ask: 'Set %{name} active?',
      confirm:
        'From now on this version is the one that people fill in, and its rows can no longer be changed.',
    },
    createNewDraft: { label: 'Create new draft' },
  },
} satisfies Labels<typeof objectsDefinitions>;
