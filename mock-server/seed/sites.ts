import type { Row } from '../../server/store/Store';
import type { Workshop } from './collections';
import { mailName, personName } from './names';
import { addressIn, mobilePhone, phoneIn, pointIn } from './places';

const comments = [
  'Leveranciers melden zich aan de achterkant.',
  'Sleutel ligt bij de receptie.',
  'Parkeren kan alleen op het binnenterrein.',
  'Deliveries before ten in the morning, please.',
  'Alarm gaat om 22:30 aan.',
] as const;

const addPersons = ({ profile, random, add }: Workshop): readonly Row[] => {
  const chance = random('persons');
  return Array.from({ length: profile.sizes.persons }, () => {
    const name = personName(chance, profile.english);
    return add('persons', {
      title: chance.weighted([
        ['', 8],
        ['ir.', 1],
        ['drs.', 1],
        ['dr.', 0.5],
      ]),
      firstName: name.firstName,
      insertions: name.insertions,
      lastName: name.lastName,
      function: chance.pick(profile.functions),
      email: `${mailName(name)}@${profile.domain}`,
      phone: chance.chance(0.7) ? mobilePhone(chance) : phoneIn(chance, profile.city),
      comments: chance.chance(0.15)
        ? chance.pick(['Op woensdag vrij.', 'Prefers e-mail.', 'Alleen na 17 uur.'])
        : '',
    });
  });
};

const addLocations = (shop: Workshop, persons: readonly Row[]): readonly Row[] => {
  const { profile, random, add } = shop;
  const chance = random('locations');
  const own = addressIn(chance, profile.city);
  return profile.sites.map(([name, city, label], index) => {
    const isOwn = profile.isOnePlace && city === profile.city;
    const keeper = persons[index % persons.length];
    const others = chance.sample(persons, chance.int(0, 2));
    return add('locations', {
      name,
      ...addressIn(chance, city),
      ...(isOwn && { ...own, address: profile.address }),
      ...pointIn(chance, city),
      phone: phoneIn(chance, city),
      email: `${label.toLowerCase().replaceAll(' ', '.')}@${profile.domain}`,
      comments: chance.chance(0.3) ? chance.pick(comments) : '',
      personIds: [...new Set([...(keeper ? [keeper] : []), ...others].map(({ id }) => id))],
    });
  });
};

/** Seats that a table of each shape may have, by the shape's code. */
const seatsOf = [
  [2, 4, 6],
  [4, 6, 8],
  [2, 4],
  [4, 6, 8, 10],
  [3, 5, 12],
] as const;

const IDENTIFIER_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

const addTables = ({ profile, random, add }: Workshop, locations: readonly Row[]): void => {
  const chance = random('tables');
  const labels = profile.tablesAt;
  const places = labels.map((label) => {
    const index = profile.sites.findIndex((site) => site[2] === label);
    return { label, location: locations[index] };
  });
  for (let index = 0; index < profile.sizes.tables; index += 1) {
    const place = places[index % places.length];
    const number = Math.floor(index / places.length) + 1;
    const shape = chance.weighted(
      [0, 1, 2, 3, 4].map((code, at) => [code, [6, 2, 6, 5, 1][at] ?? 1]),
    );
    const word = chance.weighted([
      ['Tafel', 12],
      ['Raamtafel', 2],
      ['Stamtafel', 1],
      ['Booth', 1],
    ]);
    const isPlaced = index < profile.sizes.tables - 2;
    add('tables', {
      name: `${word} ${number}`,
      number,
      shape,
      seats: chance.pick(seatsOf[shape] ?? [4]),
      identifier: chance.text(IDENTIFIER_LETTERS, 8),
      locationId: isPlaced ? (place?.location?.id ?? null) : null,
    });
  }
};

/** Adds contact persons, locations with their contact persons and tables. */
export const addSites = (shop: Workshop): void => {
  const locations = addLocations(shop, addPersons(shop));
  addTables(shop, locations);
};
