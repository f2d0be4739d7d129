import { defineResource, f } from '../../schemas';
import { weekHours, weekLines } from './shared/weekHours';

/** Which playlists screens play on which days, and when. */
export const schedules = defineResource({
  name: 'schedules',
  path: 'digitalsignage/schedules',
  route: { list: 'digitalsignage/schedules', record: 'digitalsignage/schedules/detail' },
  module: 'signage',
  menu: { icon: 'schedule', place: 30 },
  title: 'name',
  face: {
    state: 'publication',
    facts: [{ count: 'deviceGroups' }, { count: 'schedules' }, 'description'],
  },
  nextStep: 'publish',
  fields: {
    name: f.text({ required: true }),
    description: f.longText(),
    deviceGroups: f.references({
      to: 'deviceGroups',
      carries: ['name', 'description'],
      saveWith: { fn: 'saveDeviceGroups' },
    }),
    schedules: f.rows({
      saveWith: { fn: 'saveScheduleItems' },
      drawnAs: 'week',
      layout: [['playListId', 'brightness', 'continuesPlay'], ...weekLines],
      fields: {
        playListId: f.reference({ to: 'playlists', titleIn: 'playlistName', required: true }),
        playlistName: f.text({ readOnly: true, derived: true }),
        brightness: f.integer({ required: true, default: 100, min: 0, max: 100 }),
        continuesPlay: f.flag(),
        ...weekHours,
      },
    }),
  },
  publishes: {
    fn: 'publishSchedule',
    to: 'deviceGroups',
    along: { playlists: 'records', pricesheets: 'records', media: 'files' },
  },
  // Devices go on with the schedule that they have until a copy is given to them.
  verbs: { answersId: true, copy: { deviceGroups: [] } },
  redirect: { reload: 500 },
  picture: { compared: 'scheduleWeek' },
  list: {
    columns: ['name', { field: 'description', onlyWide: true }],
    sort: 'name',
    isOfferedWhole: true,
  },
  detail: [
    { tab: 'general', fields: ['name', 'description', 'deviceGroups'] },
    { tab: 'schedules', fields: ['schedules'] },
  ],
});
