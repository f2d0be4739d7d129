import type { devices } from '../../../../resources/devices/devices';
import type { Labels } from '../../../Labels';

export const labels = {
  name: 'Device |||| Devices',
  fields: {
    deviceName: 'Name',
    deviceCode: 'Code',
    model: 'Model',
    serial: 'Serial number',
    deviceId: 'Device ID',
    apiLevel: 'API level',
    lastAccessTime: 'Last access',
    active: 'Active',
    debug: 'Debug mode',
    pinTerminal: 'PIN terminal',
    printer: 'Printer',
    contractStartDate: 'Contract start',
    contractEndDate: 'Contract end',
    comments: 'Comments',
    options: 'Options',
    properties: 'Properties',
    contactPersons: 'Contact persons',
    logs: 'Logs',
    deviceGroupId: 'Device group',
    state: 'State',
  },
  help: {
    options: 'Settings for the device as JSON, such as {"brightness": 80}.',
    state: 'A device is stale when its last access is more than 7 days ago.',
  },
  codes: { state: { 1: 'Active', 2: 'Inactive or stale', 0: 'Off' } },
  rows: {
    contactPersons: { fields: { name: 'Name', phone: 'Phone', email: 'Email' } },
    logs: { fields: { date: 'Date', type: 'Type', message: 'Message' } },
  },
  tabs: {
    properties: 'Properties',
    options: 'Options',
    contactPersons: 'Contact persons',
    logs: 'Logs',
  },
  sections: { identity: 'Device', hardware: 'Hardware', contract: 'Contract' },
  links: { location: 'Location' },
  queries: {
    apks: { name: 'Apps', fields: { name: 'Name', version: 'Version', package: 'Package' } },
  },
} satisfies Labels<typeof devices>;
