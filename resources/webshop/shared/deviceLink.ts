/** Fields of the device that a printer stands at. */
export const deviceOfPrinter = [
  'deviceName',
  'deviceCode',
  'model',
  'serial',
  'deviceId',
  'apiLevel',
  'lastAccessTime',
  'active',
] as const;

/** How machines are linked to the device that they work for; another one takes the place of the one that is linked. */
export const deviceLink = {
  to: 'devices',
  idArg: 'deviceId',
  choices: { fn: 'getAvailableDevices' },
  add: 'addDevice',
  remove: 'deleteDevice',
  storedIn: { id: 'deviceId' },
} as const;
