import { type ModuleKey, moduleKeys } from '../../schemas';
import { moduleRows, roleRows } from '../../server/contract/dictionaries';
import { createTranslate } from '../../server/contract/translate';
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

const translate = createTranslate();

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
  for (const role of roleRows(translate, 'en')) collections.add('roles', role);
  for (const module of moduleRows(translate, 'en')) collections.add('modules', module);
  return profiles.map((profile) =>
    workshopOf(collections, profile, addOrganisation(collections, profile), now),
  );
};
