import type { Workshop } from './collections';
import { MINUTE, momentBefore } from './moments';
import { mailboxes, type PersonName, personName, privateDomains } from './names';
import { addressIn, anyCity, mobilePhone, phoneIn } from './places';
import type { Random } from './random';

const companies = [
  'Bakkerij Goudkorst',
  'Bureau Linksaf',
  'Drukkerij De Letterbak',
  'Fietsenmaker Spaak',
  'Hoveniersbedrijf Groenrand',
  'Kinderopvang Hinkelpad',
  'Installatietechniek Meterkast',
  'Northfield Events',
  'Paper Crane Studio',
  'Rederij Langs de Wal',
  'Schildersbedrijf Kwast',
  'Tandartspraktijk De Kies',
] as const;

const comments = [
  'Belt liever dan te mailen.',
  'Heeft een rolstoel, tafel bij de ingang.',
  'Allergisch voor noten.',
  'Prefers English.',
  'Verhuist in het voorjaar.',
  'Betaalt op rekening.',
] as const;

const propertiesOf = (random: Random) =>
  random
    .sample(
      [
        ['loyaltyCard', random.text('0123456789', 10)],
        ['preferredLanguage', random.pick(['nl', 'nl', 'nl', 'en', 'de'])],
        ['diet', random.pick(['vegetarisch', 'veganistisch', 'geen varken', 'glutenvrij'])],
        ['membership', random.pick(['basis', 'plus', 'gezin'])],
      ] as const,
      random.weighted([
        [0, 5],
        [1, 3],
        [2, 2],
        [3, 1],
      ]),
    )
    .map(([key, value], index) => ({ id: index + 1, key, value }));

const addressesOf = (random: Random, name: PersonName, companyName: string) =>
  Array.from(
    {
      length: random.weighted([
        [0, 2],
        [1, 7],
        [2, 1],
      ]),
    },
    (_, index) => ({
      id: index + 1,
      firstName: name.firstName,
      insertion: name.insertions,
      lastName: name.lastName,
      companyName,
      ...addressIn(random, anyCity(random)),
    }),
  );

const contactOf = (random: Random, email: string) => ({
  email: random.chance(0.96) ? email : '',
  phone: random.weighted([
    [() => mobilePhone(random), 7],
    [() => phoneIn(random, anyCity(random)), 2],
    [() => '', 1],
  ])(),
});

const addGroups = ({ profile, add }: Workshop): readonly number[] =>
  profile.appUserGroups.map(
    ([name, description, tag]) => add('appUserGroups', { name, description, tag }).id,
  );

const addUser = (
  { profile, now, add }: Workshop,
  random: Random,
  name: PersonName,
  email: string,
  links: { groupIds: readonly number[]; documentIds: readonly number[] },
): void => {
  const companyName = random.chance(0.14) ? random.pick(companies) : '';
  const hasDocument = links.documentIds.length > 0 && random.chance(0.4);
  const values = {
    ...name,
    ...contactOf(random, email),
    companyName,
    supplierName: companyName && random.chance(0.3) ? profile.name : '',
    pincode: random.text('0123456789', 4),
    active: random.chance(0.9) ? 1 : 0,
    registered: random.chance(0.8) ? 1 : 0,
    permissionForNewsletter: random.chance(0.45) ? 1 : 0,
    comments: random.chance(0.08) ? random.pick(comments) : '',
    lastModified: momentBefore(now, random.int(10, 500 * 24 * 60) * MINUTE),
    personalDocumentId: hasDocument ? random.pick(links.documentIds) : null,
    properties: propertiesOf(random),
    addresses: addressesOf(random, name, companyName),
    groupIds: random.sample(
      links.groupIds,
      random.weighted([
        [0, 5],
        [1, 4],
        [2, 2],
      ]),
    ),
  };
  add('applicationUsers', values, 'userId');
};

/**
 * Adds the groups of application users and the users.
 *
 * @param documentIds the documents that a user's personal document can be
 */
export const addPeople = (shop: Workshop, documentIds: readonly number[]): void => {
  const { profile, random } = shop;
  const chance = random('people');
  const mailbox = mailboxes();
  const links = { groupIds: addGroups(shop), documentIds };
  for (let count = 0; count < profile.sizes.applicationUsers; count += 1) {
    const name = personName(chance, profile.english);
    addUser(shop, chance, name, mailbox(name, chance.pick(privateDomains)), links);
  }
};
