import type { playlists } from '../../../../resources/signage/playlists';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Playlist |||| Playlists',
  facts: {
    playListItems: '1 item |||| %{smart_count} items',
    defDuration: '%{value} s each',
    showTicker: 'with a ticker',
  },
  belongs: 'Pictures and videos in the order in which screens show them.',
  fields: {
    defDuration: 'Default duration (seconds)',
    showTicker: 'Show ticker',
    tickerType: 'Ticker type',
    playListItems: 'Items',
  },
  help: {
    defDuration: 'New pictures are shown so long. Those that are there keep their own time.',
    tickerType: 'The number by which the player knows what runs along the screen.',
  },
  rows: {
    playListItems: {
      fields: {
        filename: 'File',
        mimeType: 'File type',
        src: 'Address',
        mediaId: 'Media file',
        priceSheetId: 'Price sheet',
        duration: 'Duration (seconds)',
        transition: 'Transition',
        deleted: 'Removed',
      },
      codes: { transition: { 0: 'Cut', 1: 'Fade', 2: 'Slide', 3: 'Zoom' } },
    },
  },
} satisfies Labels<typeof playlists>;
