/** How records are linked to locations. */
export const locationLink = {
  to: 'locations',
  idArg: 'locationId',
  choices: { fn: 'getAvailableLocations' },
  add: 'addLocation',
  remove: 'deleteLocation',
} as const;
