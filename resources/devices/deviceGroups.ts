import { defineResource, f, link } from '../../schemas';

export const deviceGroups = defineResource({
  name: 'deviceGroups',
  path: 'devicegroups',
  module: 'devices',
  menu: { icon: 'otherDevices', place: 20 },
  title: 'name',
  face: {
    facts: [{ count: 'devices' }, 'autoAdd', 'description'],
    less: 'Its devices have a state each.',
  },
  fields: {
    name: f.text({ required: true }),
    description: f.longText(),
    passcode: f.secret({ fromServer: true }),
    autoAdd: f.flag(),
    // What its devices show of all that is published for it.
    onAir: f.longText({ readOnly: true }),
  },
  links: {
    devices: link.functions({
      to: 'devices',
      idArg: 'deviceId',
      choices: { fn: 'getAvailableDevices' },
      add: 'addDevice',
      remove: 'deleteDevice',
      columns: ['deviceName', 'deviceCode', 'serial'],
      storedIn: { theirId: 'deviceGroupId' },
    }),
  },
  verbs: { loadsDefaults: true },
  list: {
    columns: ['name', 'description', 'autoAdd'],
    // One group has it on.
    bulkEdit: [],
    isOfferedWhole: true,
  },
  detail: [
    { tab: 'general', fields: ['name', 'description', ['passcode', 'autoAdd'], 'onAir'] },
    { link: 'devices' },
  ],
});
