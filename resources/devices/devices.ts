import { action, defineResource, f, link, query } from '../../schemas';
import { STALE_AFTER_MS } from './shared/staleAfter';

/** Whether a device that is on is heard of, no longer, or never was. */
const stateOfActive = (lastAccess: string | null, now: number) => {
  if (lastAccess === null) return 3;
  return now - Date.parse(lastAccess) > STALE_AFTER_MS ? 2 : 1;
};

const logFields = { date: f.dateTime(), type: f.text(), message: f.text() };

export const devices = defineResource({
  name: 'devices',
  module: 'devices',
  menu: { icon: 'devices', place: 10 },
  title: 'deviceName',
  face: { state: 'state', facts: ['deviceCode', 'deviceGroupId', 'locationId', 'lastAccessTime'] },
  fields: {
    deviceName: f.text({ required: true }),
    deviceCode: f.text({ isCode: true, unique: true, messages: { alreadyThere: 'codeTaken' } }),
    model: f.text({ readOnly: true }),
    serial: f.text({ readOnly: true }),
    deviceId: f.text({ readOnly: true }),
    apiLevel: f.text({ readOnly: true }),
    lastAccessTime: f.dateTime({ readOnly: true }),
    active: f.flag(),
    debug: f.flag(),
    pinTerminal: f.text({ readOnly: true }),
    printer: f.text({ readOnly: true }),
    contractStartDate: f.date({ as: 'dd-MM-yyyy' }),
    contractEndDate: f.date({ as: 'dd-MM-yyyy', atLeast: 'contractStartDate' }),
    comments: f.longText(),
    options: f.json(),
    properties: f.keyValues(),
    // Those of its place.
    contactPersons: f.rows({
      readOnly: true,
      fields: { name: f.text(), phone: f.phone(), email: f.email() },
    }),
    logs: f.rows({ readOnly: true, fields: logFields }),
    deviceGroupId: f.reference({
      to: 'deviceGroups',
      readAs: 'deviceGroup',
      titleIn: 'deviceGroup',
    }),
    // Beside the link, so that lists show it and several devices can be moved at once.
    locationId: f.reference({ to: 'locations', titleIn: 'locationName' }),
    locationName: f.text({ readOnly: true, derived: true }),
  },
  computed: {
    state: {
      field: f.choice({
        values: [1, 2, 3, 0],
        tones: { 1: 'success', 2: 'warning', 3: 'warning', 0: 'default' },
      }),
      of: ({ active, lastAccessTime }, now) => (active ? stateOfActive(lastAccessTime, now) : 0),
    },
    newestLogs: {
      field: f.rows({ fields: logFields }),
      of: ({ logs }) =>
        logs.toSorted((one, other) => (other.date ?? '').localeCompare(one.date ?? '')),
    },
  },
  links: {
    location: link.functions({
      to: 'locations',
      idArg: 'locationId',
      choices: { method: 'GET', path: 'locations' },
      add: 'setLocation',
      remove: 'deleteLocation',
      columns: ['name', 'address', 'postalCode', 'city', 'country', 'phone', 'email'],
      storedIn: { id: 'locationId' },
    }),
  },
  queries: {
    apks: query({
      rowsFrom: { fn: 'getapks' },
      messages: false,
      opens: 'apkFiles',
      fields: { name: f.text(), version: f.text(), package: f.text(), isFrontApp: f.flag() },
    }),
  },
  actions: {
    installApp: action({
      fn: 'installApp',
      icon: 'install',
      asks: { apkFileId: f.reference({ to: 'apkFiles', required: true }) },
      forSeveral: true,
      previews: { fn: 'installedBefore', as: f.text() },
      messages: { nothing: true },
      changes: ['apkAssignments', 'apkFiles'],
    }),
  },
  verbs: { create: false },
  list: {
    columns: [
      'deviceName',
      'deviceGroupId',
      { field: 'locationId', onlyWide: true },
      'state',
      'lastAccessTime',
      { field: 'serial', onlyWide: true },
    ],
    tabs: 'state',
    filters: ['state', 'deviceGroupId', 'locationId', 'apkFileId'],
    asks: {
      apkFileId: f.reference({ to: 'apkFiles' }),
      contract: f.choice({ values: ['ending'] }),
    },
    alsoSearched: ['deviceCode', 'model', 'deviceId', 'comments', 'locationId'],
    attention: {
      silent: { state: 2 },
      neverSeen: { state: 3 },
      contractEnding: { contract: 'ending' },
    },
    refreshMs: 180_000,
    isOfferedWhole: true,
  },
  side: ['state', 'lastAccessTime', 'active', 'debug'],
  detail: [
    {
      tab: 'general',
      sections: {
        identity: [['deviceName', 'deviceCode'], ['deviceGroupId', 'locationId'], 'comments'],
        hardware: [
          ['model', 'serial'],
          ['deviceId', 'apiLevel'],
          ['pinTerminal', 'printer'],
        ],
        contract: [['contractStartDate', 'contractEndDate']],
      },
    },
    { tab: 'properties', fields: ['properties'] },
    { tab: 'options', fields: ['options'] },
    { link: 'location' },
    { tab: 'contactPersons', fields: ['contactPersons'] },
    { query: 'apks' },
    { tab: 'logs', fields: ['newestLogs'] },
  ],
});
