/** The areas in the order of the menu; each is a folder of definitions, and in each locale a folder of labels. */
export const areas = [
  'organisation',
  'integrations',
  'devices',
  'apps',
  'signage',
  'people',
  'content',
  'builder',
  'webshop',
  'websites',
  'ticketing',
] as const;

export type Area = (typeof areas)[number];
