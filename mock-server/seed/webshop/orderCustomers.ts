import { type PersonName, personName } from '../names';
import { addressIn, anyCity } from '../places';
import type { Random } from '../random';

/** Who an order is for, and how it is paid. */
export type Customer = Readonly<Record<string, unknown>>;

const PIN = 1;
const CASH = 2;
const BOTH = 3;

const companies = [
  'Bakkerij Goudkorst',
  'Bureau Linksaf',
  'Fietsenmaker Spaak',
  'Kinderopvang Hinkelpad',
  'Rederij Langs de Wal',
  'Tandartspraktijk De Kies',
] as const;

const fullName = ({ firstName, insertions, lastName }: PersonName): string =>
  [firstName, insertions, lastName].filter((part) => part !== '').join(' ');

const addressAt = (random: Random, holder: 'invoice' | 'delivery', name: string): Customer => {
  const { address, postalCode, city, country } = addressIn(random, anyCity(random));
  const [, street = address, houseNumber = ''] = /^(.*?) (\d.*)$/.exec(address) ?? [];
  return {
    [`${holder}Name`]: name,
    [`${holder}Street`]: street,
    [`${holder}HouseNumber`]: houseNumber,
    [`${holder}PostalCode`]: postalCode,
    [`${holder}City`]: city,
    [`${holder}Country`]: country,
  };
};

/** Somebody at a kiosk or the till, of whom a first name is known at most. */
const passerBy = (random: Random, english: number): Customer => ({
  paymentType: random.weighted([
    [PIN, 17],
    [CASH, 6],
    [BOTH, 1],
  ]),
  tip: random.weighted([
    [0, 12],
    [0.5, 2],
    [1, 2],
    [2, 1],
  ]),
  ...(random.chance(0.6) && { invoiceName: personName(random, english).firstName }),
});

/** Somebody who orders in the web shop and has it sent, now and then to somebody else. */
const webCustomer = (random: Random, english: number): Customer => {
  const invoice = addressAt(random, 'invoice', fullName(personName(random, english)));
  const delivery = random.chance(0.2)
    ? addressAt(random, 'delivery', fullName(personName(random, english)))
    : Object.fromEntries(
        Object.entries(invoice).map(([name, value]) => [
          name.replace('invoice', 'delivery'),
          value,
        ]),
      );
  const hasCode = random.chance(0.15);
  return {
    paymentType: PIN,
    ...invoice,
    ...delivery,
    ...(hasCode && {
      discountCode: random.pick(['WELKOM10', 'VRIENDEN', 'ZOMER25']),
      discountValue: random.pick([10, 12.5, 25]),
    }),
  };
};

/** A company, which is sent an invoice and pays it later. */
const company = (random: Random): Customer => ({
  onInvoice: 1,
  ...addressAt(random, 'invoice', random.pick(companies)),
});

/** Draws a customer; the share of English names is between 0 and 1. */
export const customerOf = (random: Random, english: number): Customer =>
  random.weighted([
    [() => passerBy(random, english), 14],
    [() => webCustomer(random, english), 5],
    [() => company(random), 1],
  ])();
