/** How machines are linked to the device that they work for; another one takes the place of the one that is linked. */
export const deviceLink = {
  to: 'devices',
  idArg: 'deviceId',
  choices: { fn: 'getAvailableDevices' },
  add: 'addDevice',
  remove: 'deleteDevice',
  storedIn: { id: 'deviceId' },
} as const;
