import { slugify } from '../../../schemas/kinds/slug';
import type { Workshop } from '../collections';
import { addressIn, anyCity, phoneIn } from '../places';
import { type ShopTexts, shopTexts, tagLanguages } from '../texts/shops';

/** VAT in the Netherlands, and what the same goods bear across the border. */
const vatTariffs = [
  {
    name: 'Btw hoog',
    tariff: 21,
    default: 1,
    abroad: [
      ['Regelsteuersatz', 19, 'DE'],
      ['Standaardtarief', 21, 'BE'],
      ['Taux normal', 20, 'FR'],
    ],
  },
  {
    name: 'Btw laag',
    tariff: 9,
    default: 0,
    abroad: [
      ['Ermäßigter Satz', 7, 'DE'],
      ['Verlaagd tarief', 6, 'BE'],
      ['Taux réduit', 5.5, 'FR'],
    ],
  },
  { name: 'Btw nul', tariff: 0, default: 0, abroad: [] },
] as const;

const addVat = ({ add }: Workshop): void => {
  for (const { abroad, ...values } of vatTariffs)
    add('vat', {
      ...values,
      internationalTariffs: abroad.map(([name, tariff, countryCode], index) => ({
        intVATId: index + 1,
        name,
        tariff,
        countryCode,
      })),
    });
};

const addTurnoverGroups = ({ add }: Workshop, { turnoverGroups }: ShopTexts): void => {
  for (const [name, description, state] of turnoverGroups)
    add('turnovergroups', { name, description, active: state === 'off' ? 0 : 1 });
};

const addSuppliers = ({ random, add, rows }: Workshop, { suppliers }: ShopTexts): void => {
  const chance = random('suppliers');
  const users = rows('users');
  for (const [name, description, , comments = ''] of suppliers) {
    const city = anyCity(chance);
    add('suppliers', {
      name,
      description,
      ...addressIn(chance, city),
      phone: phoneIn(chance, city),
      email: `bestellen@${slugify(name)}.test`,
      comments,
      userIds: chance.sample(users, chance.int(0, 2)).map(({ id }) => id),
    });
  }
};

const addTags = ({ add }: Workshop, { tags }: ShopTexts): void => {
  for (const { color, names, description = '', isOff } of tags)
    add('productTag', {
      color,
      active: isOff ? 0 : 1,
      description,
      translations: tagLanguages.map((language, index) => ({
        language,
        name: names[index],
        slug: slugify(names[index] ?? ''),
      })),
    });
};

/** Adds what a shop's products are taxed, sorted, bought and marked by. */
export const addShopSetup = (shop: Workshop): void => {
  const texts = shopTexts[shop.profile.code];
  if (!texts) return;
  addVat(shop);
  addTurnoverGroups(shop, texts);
  addSuppliers(shop, texts);
  addTags(shop, texts);
};
