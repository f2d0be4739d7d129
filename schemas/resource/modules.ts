/** Keys of the modules that resources belong to; a security group grants rights by module. */
export const moduleKeys = [
  'administration',
  'dashboard',
  'devices',
  'applicationUsers',
  'translations',
  'media',
  'builder',
  'locations',
  'integrations',
  'signage',
  'ticketing',
  'webshop',
  'websites',
  'audit',
] as const;

export type ModuleKey = (typeof moduleKeys)[number];
