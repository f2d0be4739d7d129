import type { schedules } from '../../../../resources/signage/schedules';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Schema |||| Schema’s',
  belongs: 'Welke afspeellijst op welke dag en hoe laat te zien is.',
  facts: { schedules: '1 afspeellijst |||| %{smart_count} afspeellijsten' },
  fields: { schedules: 'Week' },
  rows: {
    schedules: {
      fields: {
        playListId: 'Afspeellijst',
        brightness: 'Helderheid (%)',
        continuesPlay: 'Doorlopend afspelen',
        monStart: 'Ma vanaf',
        monEnd: 'Ma tot',
        tueStart: 'Di vanaf',
        tueEnd: 'Di tot',
        wedStart: 'Wo vanaf',
        wedEnd: 'Wo tot',
        thuStart: 'Do vanaf',
        thuEnd: 'Do tot',
        friStart: 'Vr vanaf',
        friEnd: 'Vr tot',
        satStart: 'Za vanaf',
        satEnd: 'Za tot',
        sunStart: 'Zo vanaf',
        sunEnd: 'Zo tot',
      },
      help: { continuesPlay: 'Speelt elke dag de hele dag; de tijden tellen dan niet.' },
    },
  },
  messages: { halfDay: 'Een dag heeft beide tijden nodig, van en tot, of geen van beide' },
} satisfies Labels<typeof schedules>;
