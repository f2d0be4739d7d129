import type { objectsDefinitions } from '../../../../resources/builder/objectsDefinitions';
import { optionLabelsOf } from '../../../documentOptions';
import type { Labels } from '../../../Labels';
import { documents } from '../../documents';

const optionLabels = optionLabelsOf(documents);

export const labels = {
  name: 'Document |||| Documenten',
  belongs: 'Documenten met velden die mensen invullen.',
  fields: { key: 'Sleutel', familyId: 'Id van de eerste versie' },
  codes: { state: { 1: 'Concept', 2: 'Actief', 3: 'Gearchiveerd' } },
  asks: { fields: { latestOnly: 'Alleen de nieuwste versie' } },
  subLists: {
    values: {
      name: 'Rij |||| Rijen',
      fields: { type: 'Soort', options: 'Opties', mediaId: 'Bestand', translationId: 'Vertaling' },
      parts: { options: optionLabels },
    },
  },
  queries: {
    history: {
      name: 'Geschiedenis',
      fields: { changedAt: 'Wanneer', changedBy: 'Wie', change: 'Wat', subject: 'Waar' },
      codes: {
        change: {
          created: 'Document gemaakt',
          details: 'Gegevens gewijzigd',
          rowAdded: 'Rij toegevoegd',
          rowChanged: 'Rij gewijzigd',
          rowRemoved: 'Rij verwijderd',
          rowRestored: 'Rij teruggehaald',
          rowsOrdered: 'Rijen in volgorde gezet',
          activated: 'Actief gemaakt',
          archived: 'Gearchiveerd',
          draftMade: 'Concept gemaakt',
          draftAgain: 'Weer concept',
        },
      },
    },
  },
  actions: {
    setActive: {
      label: 'Actief maken',
      ask: '%{name} actief maken?',
      confirm:
        'Vanaf nu vullen mensen deze versie in, en kunnen de rijen ervan niet meer worden gewijzigd.',
    },
    createNewDraft: { label: 'Nieuw concept maken' },
  },
} satisfies Labels<typeof objectsDefinitions>;
