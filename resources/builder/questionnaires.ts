import { action, defineResource, f } from '../../schemas';

export const questionnaires = defineResource({
  name: 'questionnaires',
  route: 'builder/questionnaires',
  module: 'builder',
  menu: { icon: 'quiz', place: 40 },
  title: 'name',
  face: {
    state: 'invited',
    facts: ['objectDefinitionId', 'recipientCount', 'completedCount', 'endDate'],
  },
  nextStep: ['sendInvitation', 'sendReminder'],
  fields: {
    name: f.text({ required: true }),
    description: f.longText(),
    objectDefinitionId: f.reference({
      to: 'objectsDefinitions',
      titleIn: 'objectDefinitionTitle',
      choices: { query: { inputOnly: 1, state: 2 } },
    }),
    sender: f.text(),
    minimumScore: f.integer({ min: 0, default: 0, sendAs: 'minimalScore' }),
    hussleQuestions: f.flag(),
    hussleAnswers: f.flag(),
    startDate: f.date({ as: 'dd-MM-yyyy' }),
    endDate: f.date({ as: 'dd-MM-yyyy', atLeast: 'startDate' }),
    userGroups: f.references({
      to: 'appUserGroups',
      sendAs: 'selectedUserGroups',
      helpWhen: { invited: true },
    }),
    invitationSubject: f.text(),
    invitationBody: f.richText({ readOnlyWhen: { invited: true } }),
    reminderSubject: f.text(),
    reminderBody: f.richText(),
    invited: f.flag({ readOnly: true }),
    invitedCount: f.integer({ readOnly: true }),
    completedCount: f.integer({ readOnly: true }),
    passedCount: f.integer({ readOnly: true }),
    recipientCount: f.integer({ readOnly: true }),
  },
  actions: {
    sendInvitation: action({
      fn: 'sendEmail',
      body: { reminder: 0 },
      icon: 'mail',
      when: { invited: false },
      requires: ['objectDefinitionId', 'invitationSubject'],
      confirm: { count: 'recipientCount' },
    }),
    sendReminder: action({
      fn: 'sendEmail',
      body: { reminder: 1 },
      icon: 'mail',
      when: { invited: true },
      requires: ['reminderSubject'],
      confirm: { count: 'recipientCount' },
    }),
    csvData: action({
      fn: 'getCSVdata',
      icon: 'download',
      right: 'read',
      downloads: { rows: '{name}.csv' },
    }),
    csvAnswers: action({
      fn: 'getCSVdataAnswers',
      icon: 'download',
      right: 'read',
      downloads: { rows: '{name} - answers.csv' },
    }),
    csvIndividual: action({
      fn: 'getCSVdataAnswersIndividual',
      icon: 'download',
      right: 'read',
      downloads: { rows: '{name} - individual.csv' },
    }),
  },
  list: {
    columns: ['name', 'startDate', 'endDate', 'invitedCount', 'completedCount', 'passedCount'],
  },
  detail: [
    {
      tab: 'general',
      sections: {
        questions: [
          'name',
          'description',
          'objectDefinitionId',
          ['minimumScore'],
          ['hussleQuestions', 'hussleAnswers'],
        ],
        people: [['startDate', 'endDate'], 'userGroups'],
      },
    },
    {
      tab: 'mails',
      sections: {
        sender: ['sender'],
        invitation: ['invitationSubject', 'invitationBody'],
        reminder: ['reminderSubject', 'reminderBody'],
      },
    },
    { tab: 'results', screen: 'questionnaireResults' },
  ],
});
