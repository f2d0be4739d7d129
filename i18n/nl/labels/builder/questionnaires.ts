import type { questionnaires } from '../../../../resources/builder/questionnaires';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Vragenlijst |||| Vragenlijsten',
  belongs: 'Documenten die mensen krijgen toegestuurd om in te vullen, en wie er heeft geantwoord.',
  facts: {
    recipientCount: '%{value} ontvangers',
    completedCount: '%{value} ingevuld',
    endDate: 'tot en met %{value}',
  },
  fields: {
    objectDefinitionId: 'Document',
    sender: 'Afzender',
    minimumScore: 'Minimumscore',
    hussleQuestions: 'Vragen husselen',
    hussleAnswers: 'Antwoorden husselen',
    userGroups: 'Gebruikersgroepen',
    invitationSubject: 'Onderwerp van de uitnodiging',
    invitationBody: 'Uitnodiging',
    reminderSubject: 'Onderwerp van de herinnering',
    reminderBody: 'Herinnering',
    invited: 'Uitnodigingen verstuurd',
    invitedCount: 'Uitgenodigd',
    completedCount: 'Ingevuld',
    passedCount: 'Geslaagd',
    recipientCount: 'Volgende mail gaat naar',
  },
  help: {
    minimumScore: 'Wie dit aantal punten of meer haalt, is geslaagd.',
    sender:
      'Een naam of een e-mailadres. Een adres van een domein dat niet is geverifieerd krijgt de antwoorden; de mail zelf komt van de aanbieder.',
    userGroups:
      'De uitnodiging is verstuurd. Wie in een groep zit die u nu toevoegt, krijgt geen uitnodiging en geen herinnering; maak voor hen een andere vragenlijst.',
  },
  tabs: { mails: 'E-mails', results: 'Resultaten' },
  sections: {
    questions: 'Vragen',
    people: 'Periode en mensen',
    invitation: 'Uitnodiging',
    reminder: 'Herinnering',
  },
  actions: {
    sendInvitation: {
      label: 'Uitnodiging versturen',
      ask: 'Uitnodiging voor %{name} versturen?',
      confirm:
        'Eén persoon krijgt de uitnodiging. De tekst kan daarna niet meer worden gewijzigd. |||| %{smart_count} mensen krijgen de uitnodiging. De tekst kan daarna niet meer worden gewijzigd.',
      missing: 'Kies eerst een document en vul het onderwerp van de uitnodiging in.',
    },
    sendReminder: {
      label: 'Herinnering versturen',
      ask: 'Herinnering voor %{name} versturen?',
      confirm:
        'Eén persoon die de vragenlijst nog niet heeft ingevuld krijgt de herinnering. |||| %{smart_count} mensen die de vragenlijst nog niet hebben ingevuld krijgen de herinnering.',
      missing: 'Vul eerst het onderwerp van de herinnering in.',
    },
    csvData: { label: 'CSV: mensen' },
    csvAnswers: { label: 'CSV: antwoorden' },
    csvIndividual: { label: 'CSV: antwoorden per persoon' },
  },
} satisfies Labels<typeof questionnaires>;
