import type { devices } from '../../../../resources/devices/devices';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Device |||| Devices',
  facts: { lastAccessTime: 'seen %{value}' },
  belongs: 'Kiosks and screens stand here once they have announced themselves and been approved.',
  fields: {
    deviceName: 'Name',
    deviceCode: 'Code',
    model: 'Model',
    serial: 'Serial number',
    deviceId: 'Device ID',
    apiLevel: 'API level',
    lastAccessTime: 'Last access',
    debug: 'Debug mode',
    pinTerminal: 'PIN terminal',
    printer: 'Printer',
    contractStartDate: 'Contract start',
    contractEndDate: 'Contract end',
    options: 'Options',
    contactPersons: 'Contact persons',
    logs: 'Logs',
    newestLogs: 'Logs',
    deviceGroupId: 'Device group',
    locationId: 'Location',
  },
  help: {
    options: 'Settings for the device as JSON, such as {"brightness": 80}.',
    state: 'A device that is on counts as not seen once its last access is more than 7 days ago.',
  },
  codes: { state: { 0: 'Off', 1: 'Active', 2: 'Not seen for 7 days', 3: 'Never seen' } },
  rows: {
    logs: { fields: { message: 'Message' } },
    newestLogs: { fields: { message: 'Message' } },
  },
  sections: { identity: 'Device', hardware: 'Hardware', contract: 'Contract' },
  actions: {
    installApp: {
      label: 'Install app',
      fields: { apkFileId: 'App version' },
      nothing: 'not installed',
      help: { apkFileId: 'Takes the place of another version of the app.' },
    },
  },
  asks: {
    fields: { apkFileId: 'App version', contract: 'Contract' },
    codes: { contract: { ending: 'Ends within 30 days' } },
  },
  links: { location: 'Location' },
  queries: { apks: { name: 'Apps', fields: { package: 'Package', isFrontApp: 'Front app' } } },
  messages: { codeTaken: 'Another device has this code' },
} satisfies Labels<typeof devices>;
