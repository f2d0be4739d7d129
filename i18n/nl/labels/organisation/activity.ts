import type { activity } from '../../../../resources/organisation/activity';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Activiteit |||| Activiteit',
  belongs: 'Wat mensen met welke records deden, het laatste eerst, en de weg terug.',
  facts: { at: '%{value}' },
  fields: {
    action: 'Wat',
    resourceName: 'Soort',
    resource: 'Resource',
    recordId: 'Nummer',
    userName: 'Wie',
    at: 'Wanneer',
    records: 'Records',
    isUndone: 'Ongedaan gemaakt',
    canUndo: 'Kan ongedaan worden gemaakt',
    subject: 'Record',
  },
  codes: {
    action: {
      create: 'Toegevoegd',
      update: 'Gewijzigd',
      several: 'Samen gewijzigd',
      delete: 'Verwijderd',
      restore: 'Teruggezet',
      approve: 'Goedgekeurd',
      import: 'Geïmporteerd',
      undo: 'Ongedaan gemaakt',
    },
  },
  asks: { fields: { kind: 'Soort', user: 'Wie' } },
} satisfies Labels<typeof activity>;
