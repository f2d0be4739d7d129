import { type ModuleKey, moduleKeys } from '../../schemas';
import { type Collections, type Workshop, workshopOf } from './collections';
import { phoneIn } from './places';
import { cafe } from './profiles/cafe';
import { gardenCentre } from './profiles/gardenCentre';
import { museum } from './profiles/museum';
import type { Profile } from './profiles/Profile';
import { provider } from './profiles/provider';
import { randomOf } from './random';

/** In the order of their ids; a parent stands before its children. */
const profiles: readonly Profile[] = [provider, museum, gardenCentre, cafe];

const moduleTexts: Readonly<Record<ModuleKey, readonly [name: string, description: string]>> = {
  administration: ['Administration', 'Organisations, modules, users and security groups'],
  dashboard: ['Dashboard', 'Revenue, articles and top sellers at a glance'],
  devices: ['Devices', 'Kiosks and screens, their groups, approvals and logs'],
  applicationUsers: ['App users', 'People who sign in to the apps, and their groups'],
  translations: ['Translations', 'Screen texts in Dutch and English'],
  media: ['Media', 'Pictures, video, sound and documents'],
  builder: ['Builder', 'Documents, lists, questionnaires and property templates'],
  locations: ['Locations', 'Sites, contact persons and tables'],
  integrations: ['Integrations', 'Connections with other services'],
  signage: ['Signage', 'Playlists and what screens show'],
  ticketing: ['Ticketing', 'Activities, time slots and tickets'],
  webshop: ['Web shop', 'Products, prices and orders'],
  websites: ['Websites', 'Pages, menus and news'],
};

const roleNames = ['Administrator', 'Manager', 'Operator'] as const;

const addModules = (collections: Collections): void => {
  for (const modulekey of moduleKeys) {
    const [name, description] = moduleTexts[modulekey];
    collections.add('modules', { modulekey, name, description });
  }
};

/** The ids of modules, in the order of the module keys. */
export const moduleIdsOf = (keys: readonly ModuleKey[]): readonly number[] =>
  moduleKeys.flatMap((key, index) => (keys.includes(key) ? [index + 1] : []));

const parentIdOf = ({ parent }: Profile): number | null =>
  parent === undefined ? null : profiles.findIndex(({ code }) => code === parent) + 1;

const addOrganisation = (collections: Collections, profile: Profile): number => {
  const random = randomOf(`${profile.code}:organisation`);
  return collections.add('organisations', {
    pintCommission: random.pick([0, 0.8, 1.2]),
    onlineCommission: random.pick([0, 1.5, 2.25]),
    mediaStorage: random.pick([1000, 2000, 5000]),
    name: profile.name,
    description: profile.description,
    active: 1,
    type: 1,
    organisationId: `ORG-${profile.code}-${random.text('0123456789', 6)}`,
    address: profile.address,
    city: profile.city,
    country: 'NL',
    phone: phoneIn(random, profile.city),
    email: `info@${profile.domain}`,
    website: `https://www.${profile.domain}`,
    shopURL: profile.modules.includes('webshop') ? `https://shop.${profile.domain}` : '',
    chamberOfCommerce: `0000${random.text('0123456789', 4)}`,
    vatNumber: `NL0000${random.text('0123456789', 5)}B01`,
    apiServer: `https://api.${profile.domain}`,
    databaseName: profile.domain.replace('.test', '').replaceAll('-', '_'),
    organisationLogo: '',
    parentId: parentIdOf(profile),
    moduleIds: moduleIdsOf(profile.modules),
  }).id;
};

/** Adds roles, modules and organisations. @returns a workshop for each organisation */
export const addOrganisations = (collections: Collections, now: Date): readonly Workshop[] => {
  for (const name of roleNames) collections.add('roles', { name });
  addModules(collections);
  return profiles.map((profile) =>
    workshopOf(collections, profile, addOrganisation(collections, profile), now),
  );
};
