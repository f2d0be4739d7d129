import type { trash } from '../../../../resources/organisation/trash';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Verwijderd record |||| Prullenbak',
  belongs:
    'Wat wordt verwijderd, blijft hier 30 dagen liggen met alles wat meeging, en kan tot dan terugkomen.',
  facts: { at: '%{value} verwijderd', until: 'tot %{value}' },
  fields: {
    resourceName: 'Soort',
    userName: 'Verwijderd door',
    at: 'Verwijderd',
    until: 'Verdwijnt',
    canRestore: 'Kan worden teruggezet',
    canRemove: 'Kan definitief worden verwijderd',
  },
  asks: { fields: { kind: 'Soort' } },
  actions: {
    restore: { label: 'Terugzetten' },
    remove: {
      label: 'Definitief verwijderen',
      ask: '%{name} definitief verwijderen?',
      confirm: 'Daarna is het weg, met de bestanden. Dit kan niet ongedaan worden gemaakt.',
    },
    empty: {
      label: 'Prullenbak leegmaken',
      ask: 'De prullenbak leegmaken?',
      confirm:
        'Alles wat hier ligt en wat u mag verwijderen, is daarna weg, met de bestanden. Dit kan niet ongedaan worden gemaakt.',
    },
  },
} satisfies Labels<typeof trash>;
