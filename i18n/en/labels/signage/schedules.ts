import type { schedules } from '../../../../resources/signage/schedules';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Schedule |||| Schedules',
  belongs: 'Which playlist is shown on which day, and at what time.',
  facts: { schedules: '1 playlist |||| %{smart_count} playlists' },
  fields: { schedules: 'Week' },
  rows: {
    schedules: {
      fields: {
        playListId: 'Playlist',
        brightness: 'Brightness (%)',
        continuesPlay: 'Continuous play',
        monStart: 'Mon from',
        monEnd: 'Mon until',
        tueStart: 'Tue from',
        tueEnd: 'Tue until',
        wedStart: 'Wed from',
        wedEnd: 'Wed until',
        thuStart: 'Thu from',
        thuEnd: 'Thu until',
        friStart: 'Fri from',
        friEnd: 'Fri until',
        satStart: 'Sat from',
        satEnd: 'Sat until',
        sunStart: 'Sun from',
        sunEnd: 'Sun until',
      },
      help: { continuesPlay: 'Plays all day and every day; the hours don’t count then.' },
    },
  },
  messages: { halfDay: 'A day needs both times, from and until, or neither' },
} satisfies Labels<typeof schedules>;
