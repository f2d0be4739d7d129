import { defineResource, f } from '../../schemas';

/** A day, in seconds. */
const LONGEST = 86_400;

/** What screens show in turn: pictures and videos of the media library and price sheets, each for its time. */
export const playlists = defineResource({
  name: 'playlists',
  path: 'digitalsignage/playlists',
  module: 'signage',
  listedFor: ['devices'],
  menu: { icon: 'play', place: 10 },
  title: 'name',
  face: {
    facts: [{ count: 'playListItems' }, 'defDuration', 'showTicker', 'description'],
    less: 'It is shown wherever a schedule or a kiosk names it.',
  },
  fields: {
    name: f.text({ required: true }),
    description: f.longText(),
    defDuration: f.integer({ required: true, default: 10, min: 1, max: LONGEST }),
    showTicker: f.flag(),
    // The types have numbers alone.
    tickerType: f.integer({ default: 0, min: 0, max: 9, when: { showTicker: true } }),
    playListItems: f.rows({
      saveWith: { fn: 'savePlayList' },
      drawnAs: 'filmstrip',
      as: 'withMarks',
      numberedBy: 'order',
      chosenFrom: ['mediaId', 'priceSheetId'],
      fields: {
        title: f.text({ readOnly: true }),
        filename: f.text({ readOnly: true }),
        mimeType: f.text({ readOnly: true }),
        src: f.text({ readOnly: true }),
        mediaId: f.reference({ to: 'media', titleIn: 'title', means: { [-1]: 'none' } }),
        priceSheetId: f.reference({ to: 'pricesheets', titleIn: 'title' }),
        // None, or 0, is the default time; the server enters it for what has no time of its own.
        duration: f.integer({ default: 0, min: 0, max: LONGEST, unit: 's' }),
        // What shows nothing in between is 0 on the wire.
        transition: f.choice({
          values: [0, 1, 2, 3],
          default: 0,
          required: true,
          formerly: { '': 0 },
        }),
        deleted: f.flag({ as: 'boolean' }),
      },
    }),
  },
  verbs: { answersId: true, copy: true },
  picture: { compared: 'playlistItems' },
  list: {
    columns: ['name', 'description', { field: 'defDuration', onlyWide: true }, 'showTicker'],
    filters: ['showTicker'],
    sort: 'name',
    isOfferedWhole: true,
  },
  detail: [
    {
      tab: 'general',
      fields: ['name', 'description', ['defDuration', 'showTicker', 'tickerType'], 'playListItems'],
    },
  ],
});
