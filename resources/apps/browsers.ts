import { defineResource, f } from '../../schemas';

export const browsers = defineResource({
  name: 'browsers',
  module: 'devices',
  menu: { icon: 'browser', place: 20 },
  title: 'name',
  face: { state: 'publication', facts: [{ count: 'deviceGroups' }, 'url', 'description'] },
  nextStep: 'publish',
  fields: {
    name: f.text({ required: true }),
    description: f.longText(),
    deviceGroups: f.references({ to: 'deviceGroups', carries: ['name', 'description'] }),
    url: f.url(),
    customUserAgent: f.text(),
    screenSaverUrl: f.url(),
    inactivityTimer: f.integer({ default: 5, min: 0, max: 1_440, unit: 'min' }),
    clearWebsiteCache: f.flag(),
    defaultCookie: f.text({ format: 'cookie' }),
    useWideViewport: f.flag(),
    showNavigationBar: f.flag({ default: true }),
    forceDesktopSite: f.flag(),
    // The modes have numbers alone.
    deviceCodeMode: f.integer({ default: 0, min: 0, max: 9 }),
  },
  publishes: { fn: 'publishBrowser', to: 'deviceGroups' },
  // Devices go on with the browser that they have until a copy is given to them.
  verbs: { copy: { deviceGroups: [] } },
  list: {
    isOfferedWhole: true,
    columns: ['name', { field: 'description', onlyWide: true }, 'url'],
    sort: 'name',
  },
  detail: [
    {
      tab: 'general',
      sections: {
        identity: ['name', 'description', 'deviceGroups'],
        website: ['url', 'customUserAgent', 'defaultCookie', 'deviceCodeMode'],
        whenIdle: ['screenSaverUrl', 'inactivityTimer'],
        view: [
          ['showNavigationBar', 'useWideViewport'],
          ['forceDesktopSite', 'clearWebsiteCache'],
        ],
      },
    },
  ],
});
