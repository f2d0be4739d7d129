import type { enums } from '../../resources/builder/enums';
import type { objectlistItems } from '../../resources/builder/objectlistItems';
import type { objectlists } from '../../resources/builder/objectlists';
import type { objectsDefinitions } from '../../resources/builder/objectsDefinitions';
import type { outbox } from '../../resources/builder/outbox';
import type { questionnaires } from '../../resources/builder/questionnaires';
import type { Labels } from '../../schemas';

export const labels = {
  objectlists: {
    name: 'Object list |||| Object lists',
    fields: {
      dutchTitle: 'Dutch title',
      englishTitle: 'English title',
      headerDocumentId: 'Header document',
      order: 'Order',
      parentId: 'In folder',
    },
    tabs: { documents: 'Documents' },
    subLists: {
      folders: {
        name: 'Subfolders',
        fields: { dutchTitle: 'Dutch title', englishTitle: 'English title', order: 'Order' },
      },
      documentLists: {
        name: 'Document lists',
        fields: { listId: 'Document', title: 'Document', language: 'Language', order: 'Order' },
      },
    },
  } satisfies Labels<typeof objectlists>,

  objectlistItems: {
    name: 'Document list |||| Document lists',
    fields: {
      title: 'Document',
      headerDocumentId: 'Document',
      order: 'Order',
      language: 'Language',
      objectlistId: 'Object list',
    },
    help: { headerDocumentId: 'Every document in this list is filled in after this one.' },
    tabs: { documents: 'Documents' },
    subLists: {
      columns: {
        name: 'Columns',
        fields: {
          columnTitle: 'Title',
          documentInputField: 'Input field',
          documentInputFieldTitle: 'Input field',
          columnOrder: 'Order',
        },
      },
    },
  } satisfies Labels<typeof objectlistItems>,

  objectsDefinitions: {
    name: 'Document |||| Documents',
    fields: {
      title: 'Title',
      key: 'Key',
      description: 'Description',
      tags: 'Tags',
      language: 'Language',
      state: 'State',
      version: 'Version',
      properties: 'Properties',
    },
    codes: { state: { 1: 'Draft', 2: 'Active', 3: 'Archived' } },
    tabs: { rows: 'Rows', properties: 'Properties' },
    queries: {
      history: {
        name: 'History',
        fields: {
          version: 'Version',
          changedAt: 'When',
          changedBy: 'Who',
          change: 'What',
          subject: 'Where',
        },
        codes: {
          change: {
            created: 'Document created',
            details: 'Details changed',
            rowAdded: 'Row added',
            rowChanged: 'Row changed',
            rowRemoved: 'Row removed',
            rowsOrdered: 'Rows put in order',
            activated: 'Set active',
            archived: 'Archived',
            draftMade: 'Draft made',
          },
        },
      },
    },
    actions: {
      setActive: {
        label: 'Set active',
        confirm:
          'From now on this version is the one that people fill in. The version that is active now becomes archived, and the rows of this one can no longer be changed.',
      },
      createNewDraft: { label: 'Create new draft' },
    },
  } satisfies Labels<typeof objectsDefinitions>,

  enums: {
    name: 'Enum |||| Enums',
    fields: { name: 'Name', description: 'Description', tags: 'Tags' },
    subLists: {
      values: {
        name: 'Values',
        fields: { language: 'Language', code: 'Code', value: 'Value', correct: 'Correct' },
      },
    },
  } satisfies Labels<typeof enums>,

  questionnaires: {
    name: 'Questionnaire |||| Questionnaires',
    fields: {
      name: 'Name',
      description: 'Description',
      objectDefinitionId: 'Document',
      sender: 'Sender',
      minimumScore: 'Minimum score',
      hussleQuestions: 'Shuffle questions',
      hussleAnswers: 'Shuffle answers',
      startDate: 'Start date',
      endDate: 'End date',
      userGroups: 'User groups',
      invitationSubject: 'Subject of the invitation',
      invitationBody: 'Invitation',
      reminderSubject: 'Subject of the reminder',
      reminderBody: 'Reminder',
      invited: 'Invitations sent',
      invitedCount: 'Invited',
      completedCount: 'Completed',
      passedCount: 'Passed',
      recipientCount: 'Next mail goes to',
    },
    help: {
      minimumScore: 'Who scores this many points or more has passed.',
      sender: 'A name or an e-mail address.',
    },
    tabs: { mails: 'Mails', results: 'Results' },
    sections: {
      questions: 'Questions',
      people: 'Period and people',
      sender: 'Sender',
      invitation: 'Invitation',
      reminder: 'Reminder',
    },
    actions: {
      sendInvitation: {
        label: 'Send invitation',
        confirm:
          'One person gets the invitation. Its text can’t be changed afterwards. |||| %{smart_count} people get the invitation. Its text can’t be changed afterwards.',
        missing: 'Choose a document and fill in the subject of the invitation first.',
      },
      sendReminder: {
        label: 'Send reminder',
        confirm:
          'One person who has not completed the questionnaire gets the reminder. |||| %{smart_count} people who have not completed the questionnaire get the reminder.',
        missing: 'Fill in the subject of the reminder first.',
      },
      csvData: { label: 'CSV: people' },
      csvAnswers: { label: 'CSV: answers' },
      csvIndividual: { label: 'CSV: answers per person' },
    },
  } satisfies Labels<typeof questionnaires>,

  outbox: {
    name: 'Sent mail |||| Outbox',
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
      kind: { invitation: 'Invitation', reminder: 'Reminder' },
      delivery: { sent: 'Handed to the mail server', kept: 'Kept here only' },
    },
    actions: { source: { label: 'Download source' } },
  } satisfies Labels<typeof outbox>,
};
