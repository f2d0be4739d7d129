import type { questionnaires } from '../../../../resources/builder/questionnaires';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Questionnaire |||| Questionnaires',
  belongs: 'Documents that are sent to people to fill in, and who has answered.',
  facts: {
    recipientCount: '%{value} recipients',
    completedCount: '%{value} completed',
    endDate: 'until %{value}',
  },
  fields: {
    objectDefinitionId: 'Document',
    sender: 'Sender',
    minimumScore: 'Minimum score',
    hussleQuestions: 'Shuffle questions',
    hussleAnswers: 'Shuffle answers',
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
    sender:
      'A name or an e-mail address. An address of a domain that is not verified gets the answers; the mail itself comes from the provider.',
    userGroups:
      'The invitation has been sent. Who is in a group that you add now gets no invitation and no reminder; make another questionnaire for them.',
  },
  tabs: { mails: 'Emails', results: 'Results' },
  sections: {
    questions: 'Questions',
    people: 'Period and people',
    invitation: 'Invitation',
    reminder: 'Reminder',
  },
  actions: {
    sendInvitation: {
      label: 'Send invitation',
      ask: 'Send the invitation for %{name}?',
      confirm:
        'One person gets the invitation. Its text can’t be changed afterwards. |||| %{smart_count} people get the invitation. Its text can’t be changed afterwards.',
      missing: 'Choose a document and fill in the subject of the invitation first.',
    },
    sendReminder: {
      label: 'Send reminder',
      ask: 'Send the reminder for %{name}?',
      confirm:
        'One person who has not completed the questionnaire gets the reminder. |||| %{smart_count} people who have not completed the questionnaire get the reminder.',
      missing: 'Fill in the subject of the reminder first.',
    },
    csvData: { label: 'CSV: people' },
    csvAnswers: { label: 'CSV: answers' },
    csvIndividual: { label: 'CSV: answers per person' },
  },
} satisfies Labels<typeof questionnaires>;
