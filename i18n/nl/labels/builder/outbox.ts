import type { outbox } from '../../../../resources/builder/outbox';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Verzonden mail |||| Postvak UIT',
  belongs: 'Elke e-mail die uitgaat staat hier, met of hij is aangekomen.',
  facts: { to: 'aan %{value}', date: '%{value} verzonden' },
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
    kind: { invitation: 'Uitnodiging', reminder: 'Herinnering', changes: 'Wat u volgt' },
    delivery: { sent: 'Aan de mailserver gegeven', kept: 'Alleen hier bewaard' },
  },
  actions: { source: { label: 'Bron downloaden' } },
} satisfies Labels<typeof outbox>;
