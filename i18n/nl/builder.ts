import type { enums } from '../../resources/builder/enums';
import type { objectlistItems } from '../../resources/builder/objectlistItems';
import type { objectlists } from '../../resources/builder/objectlists';
import type { objectsDefinitions } from '../../resources/builder/objectsDefinitions';
import type { outbox } from '../../resources/builder/outbox';
import type { questionnaires } from '../../resources/builder/questionnaires';
import type { Labels } from '../../schemas';

export const labels = {
  objectlists: {
    name: 'Objectlijst |||| Objectlijsten',
    fields: {
      dutchTitle: 'Nederlandse titel',
      englishTitle: 'Engelse titel',
      headerDocumentId: 'Kopdocument',
      order: 'Volgorde',
      parentId: 'In map',
    },
    tabs: { documents: 'Documenten' },
    subLists: {
      folders: {
        name: 'Submappen',
        fields: {
          dutchTitle: 'Nederlandse titel',
          englishTitle: 'Engelse titel',
          order: 'Volgorde',
        },
      },
      documentLists: {
        name: 'Documentlijsten',
        fields: { listId: 'Document', title: 'Document', language: 'Taal', order: 'Volgorde' },
      },
    },
  } satisfies Labels<typeof objectlists>,

  objectlistItems: {
    name: 'Documentlijst |||| Documentlijsten',
    fields: {
      title: 'Document',
      headerDocumentId: 'Document',
      order: 'Volgorde',
      language: 'Taal',
      objectlistId: 'Objectlijst',
    },
    help: { headerDocumentId: 'Elk document in deze lijst wordt volgens dit document ingevuld.' },
    tabs: { documents: 'Documenten' },
    subLists: {
      columns: {
        name: 'Kolommen',
        fields: {
          columnTitle: 'Titel',
          documentInputField: 'Invoerveld',
          documentInputFieldTitle: 'Invoerveld',
          columnOrder: 'Volgorde',
        },
      },
    },
  } satisfies Labels<typeof objectlistItems>,

  objectsDefinitions: {
    name: 'Document |||| Documenten',
    fields: {
      title: 'Titel',
      key: 'Sleutel',
      description: 'Omschrijving',
      tags: 'Trefwoorden',
      language: 'Taal',
      state: 'Status',
      version: 'Versie',
      properties: 'Eigenschappen',
    },
    codes: { state: { 1: 'Concept', 2: 'Actief', 3: 'Gearchiveerd' } },
    tabs: { rows: 'Rijen', properties: 'Eigenschappen' },
    queries: {
      history: {
        name: 'Geschiedenis',
        fields: {
          version: 'Versie',
          changedAt: 'Wanneer',
          changedBy: 'Wie',
          change: 'Wat',
          subject: 'Waar',
        },
        codes: {
          change: {
            created: 'Document gemaakt',
            details: 'Gegevens gewijzigd',
            rowAdded: 'Rij toegevoegd',
            rowChanged: 'Rij gewijzigd',
            rowRemoved: 'Rij verwijderd',
            rowsOrdered: 'Rijen in volgorde gezet',
            activated: 'Actief gemaakt',
            archived: 'Gearchiveerd',
            draftMade: 'Concept gemaakt',
          },
        },
      },
    },
    actions: {
      setActive: {
        label: 'Actief maken',
        confirm:
          'Vanaf nu vullen mensen deze versie in. De versie die nu actief is wordt gearchiveerd, en de rijen van deze versie kunnen niet meer worden gewijzigd.',
      },
      createNewDraft: { label: 'Nieuw concept maken' },
    },
  } satisfies Labels<typeof objectsDefinitions>,

  enums: {
    name: 'Keuzelijst |||| Keuzelijsten',
    fields: { name: 'Naam', description: 'Omschrijving', tags: 'Trefwoorden' },
    subLists: {
      values: {
        name: 'Waarden',
        fields: { language: 'Taal', code: 'Code', value: 'Waarde', correct: 'Juist' },
      },
    },
  } satisfies Labels<typeof enums>,

  questionnaires: {
    name: 'Vragenlijst |||| Vragenlijsten',
    fields: {
      name: 'Naam',
      description: 'Omschrijving',
      objectDefinitionId: 'Document',
      sender: 'Afzender',
      minimumScore: 'Minimumscore',
      hussleQuestions: 'Vragen husselen',
      hussleAnswers: 'Antwoorden husselen',
      startDate: 'Begindatum',
      endDate: 'Einddatum',
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
      sender: 'Een naam of een e-mailadres.',
    },
    tabs: { mails: 'Mails', results: 'Resultaten' },
    sections: {
      questions: 'Vragen',
      people: 'Periode en mensen',
      sender: 'Afzender',
      invitation: 'Uitnodiging',
      reminder: 'Herinnering',
    },
    actions: {
      sendInvitation: {
        label: 'Uitnodiging versturen',
        confirm:
          'Eén persoon krijgt de uitnodiging. De tekst kan daarna niet meer worden gewijzigd. |||| %{smart_count} mensen krijgen de uitnodiging. De tekst kan daarna niet meer worden gewijzigd.',
        missing: 'Kies eerst een document en vul het onderwerp van de uitnodiging in.',
      },
      sendReminder: {
        label: 'Herinnering versturen',
        confirm:
          'Eén persoon die de vragenlijst nog niet heeft ingevuld krijgt de herinnering. |||| %{smart_count} mensen die de vragenlijst nog niet hebben ingevuld krijgen de herinnering.',
        missing: 'Vul eerst het onderwerp van de herinnering in.',
      },
      csvData: { label: 'CSV: mensen' },
      csvAnswers: { label: 'CSV: antwoorden' },
      csvIndividual: { label: 'CSV: antwoorden per persoon' },
    },
  } satisfies Labels<typeof questionnaires>,

  outbox: {
    name: 'Verzonden mail |||| Postvak UIT',
    fields: {
      date: 'Verzonden op',
      to: 'Aan',
      subject: 'Onderwerp',
      kind: 'Soort',
      sender: 'Van',
      delivery: 'Bezorging',
      body: 'Tekst',
    },
    codes: {
      kind: { invitation: 'Uitnodiging', reminder: 'Herinnering' },
      delivery: { sent: 'Aan de mailserver gegeven', kept: 'Alleen hier bewaard' },
    },
    actions: { source: { label: 'Bron downloaden' } },
  } satisfies Labels<typeof outbox>,
};
